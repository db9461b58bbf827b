// Original file: protos/pandex/disk/v1/disk.proto

import type { DiskFilter as _pandex_disk_v1_DiskFilter, DiskFilter__Output as _pandex_disk_v1_DiskFilter__Output } from '../../../pandex/disk/v1/DiskFilter.ts';
import type { Long } from '@grpc/proto-loader';

export interface DeleteDisksRequest {
  'ids'?: (number | string | Long)[];
  'filter'?: (_pandex_disk_v1_DiskFilter | null);
  'preview'?: (boolean);
}

export interface DeleteDisksRequest__Output {
  'ids': (number)[];
  'filter': (_pandex_disk_v1_DiskFilter__Output | null);
  'preview': (boolean);
}
