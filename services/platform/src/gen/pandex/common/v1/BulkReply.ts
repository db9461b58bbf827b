// Original file: protos/pandex/common/v1/bulk.proto

import type { BulkFailure as _pandex_common_v1_BulkFailure, BulkFailure__Output as _pandex_common_v1_BulkFailure__Output } from '../../../pandex/common/v1/BulkFailure.ts';

export interface BulkReply {
  'done'?: (number);
  'failed'?: (_pandex_common_v1_BulkFailure)[];
}

export interface BulkReply__Output {
  'done': (number);
  'failed': (_pandex_common_v1_BulkFailure__Output)[];
}
