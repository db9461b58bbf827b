// Original file: protos/pandex/disk/v1/disk.proto

import type { Disk as _pandex_disk_v1_Disk, Disk__Output as _pandex_disk_v1_Disk__Output } from '../../../pandex/disk/v1/Disk.ts';

export interface AdminDiskList {
  'list'?: (_pandex_disk_v1_Disk)[];
  'total'?: (number);
}

export interface AdminDiskList__Output {
  'list': (_pandex_disk_v1_Disk__Output)[];
  'total': (number);
}
