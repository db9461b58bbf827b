// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface ClaimStep {
  'to_state'?: (string);
  'note'?: (string);
  'admin_id'?: (number | string | Long);
  'create_time'?: (string);
}

export interface ClaimStep__Output {
  'to_state': (string);
  'note': (string);
  'admin_id': (number);
  'create_time': (string);
}
