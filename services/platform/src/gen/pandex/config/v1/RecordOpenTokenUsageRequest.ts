// Original file: protos/pandex/config/v1/config.proto

import type { OpenTokenUsage as _pandex_config_v1_OpenTokenUsage, OpenTokenUsage__Output as _pandex_config_v1_OpenTokenUsage__Output } from '../../../pandex/config/v1/OpenTokenUsage.ts';

export interface RecordOpenTokenUsageRequest {
  'batch_id'?: (string);
  'list'?: (_pandex_config_v1_OpenTokenUsage)[];
}

export interface RecordOpenTokenUsageRequest__Output {
  'batch_id': (string);
  'list': (_pandex_config_v1_OpenTokenUsage__Output)[];
}
