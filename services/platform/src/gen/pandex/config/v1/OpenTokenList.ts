// Original file: protos/pandex/config/v1/config.proto

import type { OpenTokenRow as _pandex_config_v1_OpenTokenRow, OpenTokenRow__Output as _pandex_config_v1_OpenTokenRow__Output } from '../../../pandex/config/v1/OpenTokenRow.ts';

export interface OpenTokenList {
  'list'?: (_pandex_config_v1_OpenTokenRow)[];
  'total'?: (number);
}

export interface OpenTokenList__Output {
  'list': (_pandex_config_v1_OpenTokenRow__Output)[];
  'total': (number);
}
