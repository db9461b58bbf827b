// Original file: protos/pandex/disk/v1/disk.proto

import type { DiskFilter as _pandex_disk_v1_DiskFilter, DiskFilter__Output as _pandex_disk_v1_DiskFilter__Output } from '../../../pandex/disk/v1/DiskFilter.ts';
import type { DiskSet as _pandex_disk_v1_DiskSet, DiskSet__Output as _pandex_disk_v1_DiskSet__Output } from '../../../pandex/disk/v1/DiskSet.ts';
import type { Long } from '@grpc/proto-loader';

export interface UpdateDisksRequest {
  'ids'?: (number | string | Long)[];
  'filter'?: (_pandex_disk_v1_DiskFilter | null);
  'preview'?: (boolean);
  'set'?: (_pandex_disk_v1_DiskSet | null);
}

export interface UpdateDisksRequest__Output {
  'ids': (number)[];
  'filter': (_pandex_disk_v1_DiskFilter__Output | null);
  'preview': (boolean);
  'set': (_pandex_disk_v1_DiskSet__Output | null);
}
