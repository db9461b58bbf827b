// Original file: protos/pandex/disk/v1/disk.proto

import type { Disk as _pandex_disk_v1_Disk, Disk__Output as _pandex_disk_v1_Disk__Output } from '../../../pandex/disk/v1/Disk.ts';
import type { Long } from '@grpc/proto-loader';

export interface CategoryLatest {
  'cate_id'?: (number | string | Long);
  'disks'?: (_pandex_disk_v1_Disk)[];
}

export interface CategoryLatest__Output {
  'cate_id': (number);
  'disks': (_pandex_disk_v1_Disk__Output)[];
}
