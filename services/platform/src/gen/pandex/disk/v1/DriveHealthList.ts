// Original file: protos/pandex/disk/v1/disk.proto

import type { DriveHealth as _pandex_disk_v1_DriveHealth, DriveHealth__Output as _pandex_disk_v1_DriveHealth__Output } from '../../../pandex/disk/v1/DriveHealth.ts';

export interface DriveHealthList {
  'list'?: (_pandex_disk_v1_DriveHealth)[];
}

export interface DriveHealthList__Output {
  'list': (_pandex_disk_v1_DriveHealth__Output)[];
}
