// Original file: protos/pandex/disk/v1/disk.proto

import type { Claim as _pandex_disk_v1_Claim, Claim__Output as _pandex_disk_v1_Claim__Output } from '../../../pandex/disk/v1/Claim.ts';

export interface ClaimList {
  'list'?: (_pandex_disk_v1_Claim)[];
  'total'?: (number);
}

export interface ClaimList__Output {
  'list': (_pandex_disk_v1_Claim__Output)[];
  'total': (number);
}
