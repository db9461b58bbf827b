// Original file: protos/pandex/disk/v1/disk.proto

import type { ClaimStep as _pandex_disk_v1_ClaimStep, ClaimStep__Output as _pandex_disk_v1_ClaimStep__Output } from '../../../pandex/disk/v1/ClaimStep.ts';
import type { Long } from '@grpc/proto-loader';

export interface Claim {
  'id'?: (number | string | Long);
  'doc_id'?: (string);
  'disk_name'?: (string);
  'disk_type'?: (string);
  'takedown'?: (string);
  'claimant'?: (string);
  'rights'?: (string);
  'statement'?: (string);
  'contact'?: (string);
  'state'?: (string);
  'create_time'?: (string);
  'update_time'?: (string);
  'steps'?: (_pandex_disk_v1_ClaimStep)[];
}

export interface Claim__Output {
  'id': (number);
  'doc_id': (string);
  'disk_name': (string);
  'disk_type': (string);
  'takedown': (string);
  'claimant': (string);
  'rights': (string);
  'statement': (string);
  'contact': (string);
  'state': (string);
  'create_time': (string);
  'update_time': (string);
  'steps': (_pandex_disk_v1_ClaimStep__Output)[];
}
