// Original file: protos/pandex/disk/v1/disk.proto

import type { BulkFailure as _pandex_common_v1_BulkFailure, BulkFailure__Output as _pandex_common_v1_BulkFailure__Output } from '../../../pandex/common/v1/BulkFailure.ts';

export interface ReportChange {
  'count'?: (number);
  'done'?: (number);
  'failed'?: (_pandex_common_v1_BulkFailure)[];
}

export interface ReportChange__Output {
  'count': (number);
  'done': (number);
  'failed': (_pandex_common_v1_BulkFailure__Output)[];
}
