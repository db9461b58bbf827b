// Original file: protos/pandex/disk/v1/disk.proto

import type { Disk as _pandex_disk_v1_Disk, Disk__Output as _pandex_disk_v1_Disk__Output } from '../../../pandex/disk/v1/Disk.ts';

export interface CategoryDisks {
  'list'?: (_pandex_disk_v1_Disk)[];
  'total'?: (number);
}

export interface CategoryDisks__Output {
  'list': (_pandex_disk_v1_Disk__Output)[];
  'total': (number);
}
