// Original file: protos/pandex/disk/v1/disk.proto

import type { Disk as _pandex_disk_v1_Disk, Disk__Output as _pandex_disk_v1_Disk__Output } from '../../../pandex/disk/v1/Disk.ts';
import type { Long } from '@grpc/proto-loader';

export interface BuyDiskReply {
  'disk'?: (_pandex_disk_v1_Disk | null);
  'coin'?: (number | string | Long);
}

export interface BuyDiskReply__Output {
  'disk': (_pandex_disk_v1_Disk__Output | null);
  'coin': (number);
}
