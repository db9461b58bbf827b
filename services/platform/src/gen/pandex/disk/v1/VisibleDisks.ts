// Original file: protos/pandex/disk/v1/disk.proto

import type { VisibleDisk as _pandex_disk_v1_VisibleDisk, VisibleDisk__Output as _pandex_disk_v1_VisibleDisk__Output } from '../../../pandex/disk/v1/VisibleDisk.ts';

export interface VisibleDisks {
  'list'?: (_pandex_disk_v1_VisibleDisk)[];
}

export interface VisibleDisks__Output {
  'list': (_pandex_disk_v1_VisibleDisk__Output)[];
}
