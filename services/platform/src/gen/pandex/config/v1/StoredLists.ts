// Original file: protos/pandex/config/v1/config.proto

import type { StoredItemList as _pandex_config_v1_StoredItemList, StoredItemList__Output as _pandex_config_v1_StoredItemList__Output } from '../../../pandex/config/v1/StoredItemList.ts';

export interface StoredLists {
  'lists'?: ({[key: string]: _pandex_config_v1_StoredItemList});
}

export interface StoredLists__Output {
  'lists': ({[key: string]: _pandex_config_v1_StoredItemList__Output});
}
