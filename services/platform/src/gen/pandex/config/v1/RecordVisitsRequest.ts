// Original file: protos/pandex/config/v1/config.proto

import type { VisitCount as _pandex_config_v1_VisitCount, VisitCount__Output as _pandex_config_v1_VisitCount__Output } from '../../../pandex/config/v1/VisitCount.ts';

export interface RecordVisitsRequest {
  'batch_id'?: (string);
  'list'?: (_pandex_config_v1_VisitCount)[];
}

export interface RecordVisitsRequest__Output {
  'batch_id': (string);
  'list': (_pandex_config_v1_VisitCount__Output)[];
}
