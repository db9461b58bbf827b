// Original file: protos/pandex/config/v1/config.proto

import type { ReferrerCount as _pandex_config_v1_ReferrerCount, ReferrerCount__Output as _pandex_config_v1_ReferrerCount__Output } from '../../../pandex/config/v1/ReferrerCount.ts';

export interface RecordReferrersRequest {
  'batch_id'?: (string);
  'list'?: (_pandex_config_v1_ReferrerCount)[];
}

export interface RecordReferrersRequest__Output {
  'batch_id': (string);
  'list': (_pandex_config_v1_ReferrerCount__Output)[];
}
