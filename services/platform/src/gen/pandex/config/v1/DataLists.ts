// Original file: protos/pandex/config/v1/config.proto

import type { DataValues as _pandex_config_v1_DataValues, DataValues__Output as _pandex_config_v1_DataValues__Output } from '../../../pandex/config/v1/DataValues.ts';

export interface DataLists {
  'lists'?: ({[key: string]: _pandex_config_v1_DataValues});
}

export interface DataLists__Output {
  'lists': ({[key: string]: _pandex_config_v1_DataValues__Output});
}
