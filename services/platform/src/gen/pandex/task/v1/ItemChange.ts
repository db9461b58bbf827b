// Original file: protos/pandex/task/v1/task.proto

import type { BulkFailure as _pandex_common_v1_BulkFailure, BulkFailure__Output as _pandex_common_v1_BulkFailure__Output } from '../../../pandex/common/v1/BulkFailure.ts';

export interface ItemChange {
  'count'?: (number);
  'done'?: (number);
  'failed'?: (_pandex_common_v1_BulkFailure)[];
}

export interface ItemChange__Output {
  'count': (number);
  'done': (number);
  'failed': (_pandex_common_v1_BulkFailure__Output)[];
}
