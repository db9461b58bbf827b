// Original file: protos/pandex/disk/v1/disk.proto

import type { ShareRef as _pandex_disk_v1_ShareRef, ShareRef__Output as _pandex_disk_v1_ShareRef__Output } from '../../../pandex/disk/v1/ShareRef.ts';

export interface ResendSavedRequest {
  'shares'?: (_pandex_disk_v1_ShareRef)[];
}

export interface ResendSavedRequest__Output {
  'shares': (_pandex_disk_v1_ShareRef__Output)[];
}
