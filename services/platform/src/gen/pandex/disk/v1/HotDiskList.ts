// Original file: protos/pandex/disk/v1/disk.proto

import type { HotDisk as _pandex_disk_v1_HotDisk, HotDisk__Output as _pandex_disk_v1_HotDisk__Output } from '../../../pandex/disk/v1/HotDisk.ts';

export interface HotDiskList {
  'list'?: (_pandex_disk_v1_HotDisk)[];
  'total'?: (number);
}

export interface HotDiskList__Output {
  'list': (_pandex_disk_v1_HotDisk__Output)[];
  'total': (number);
}
