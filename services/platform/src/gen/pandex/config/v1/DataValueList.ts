// Original file: protos/pandex/config/v1/config.proto

import type { DataValue as _pandex_config_v1_DataValue, DataValue__Output as _pandex_config_v1_DataValue__Output } from '../../../pandex/config/v1/DataValue.ts';

export interface DataValueList {
  'list'?: (_pandex_config_v1_DataValue)[];
  'total'?: (number);
}

export interface DataValueList__Output {
  'list': (_pandex_config_v1_DataValue__Output)[];
  'total': (number);
}
