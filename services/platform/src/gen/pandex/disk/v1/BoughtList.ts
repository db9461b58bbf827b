// Original file: protos/pandex/disk/v1/disk.proto

import type { BoughtDisk as _pandex_disk_v1_BoughtDisk, BoughtDisk__Output as _pandex_disk_v1_BoughtDisk__Output } from '../../../pandex/disk/v1/BoughtDisk.ts';

export interface BoughtList {
  'list'?: (_pandex_disk_v1_BoughtDisk)[];
  'total'?: (number);
}

export interface BoughtList__Output {
  'list': (_pandex_disk_v1_BoughtDisk__Output)[];
  'total': (number);
}
