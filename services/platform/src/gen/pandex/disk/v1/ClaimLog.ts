// Original file: protos/pandex/disk/v1/disk.proto

import type { ClaimLogEntry as _pandex_disk_v1_ClaimLogEntry, ClaimLogEntry__Output as _pandex_disk_v1_ClaimLogEntry__Output } from '../../../pandex/disk/v1/ClaimLogEntry.ts';

export interface ClaimLog {
  'list'?: (_pandex_disk_v1_ClaimLogEntry)[];
}

export interface ClaimLog__Output {
  'list': (_pandex_disk_v1_ClaimLogEntry__Output)[];
}
