// Original file: protos/pandex/config/v1/config.proto

import type { StoredItem as _pandex_config_v1_StoredItem, StoredItem__Output as _pandex_config_v1_StoredItem__Output } from '../../../pandex/config/v1/StoredItem.ts';

export interface StoredItemList {
  'list'?: (_pandex_config_v1_StoredItem)[];
  'total'?: (number);
}

export interface StoredItemList__Output {
  'list': (_pandex_config_v1_StoredItem__Output)[];
  'total': (number);
}
