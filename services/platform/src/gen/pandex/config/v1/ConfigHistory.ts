// Original file: protos/pandex/config/v1/config.proto

import type { ConfigHistoryRow as _pandex_config_v1_ConfigHistoryRow, ConfigHistoryRow__Output as _pandex_config_v1_ConfigHistoryRow__Output } from '../../../pandex/config/v1/ConfigHistoryRow.ts';

export interface ConfigHistory {
  'list'?: (_pandex_config_v1_ConfigHistoryRow)[];
  'total'?: (number);
}

export interface ConfigHistory__Output {
  'list': (_pandex_config_v1_ConfigHistoryRow__Output)[];
  'total': (number);
}
