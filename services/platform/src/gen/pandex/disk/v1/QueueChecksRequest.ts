// Original file: protos/pandex/disk/v1/disk.proto

import type { DiskFilter as _pandex_disk_v1_DiskFilter, DiskFilter__Output as _pandex_disk_v1_DiskFilter__Output } from '../../../pandex/disk/v1/DiskFilter.ts';
import type { Long } from '@grpc/proto-loader';

export interface QueueChecksRequest {
  'filter'?: (_pandex_disk_v1_DiskFilter | null);
  'after_id'?: (number | string | Long);
  'size'?: (number);
}

export interface QueueChecksRequest__Output {
  'filter': (_pandex_disk_v1_DiskFilter__Output | null);
  'after_id': (number);
  'size': (number);
}
