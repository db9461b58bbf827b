// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface ListClaimLogRequest {
  'after_id'?: (number | string | Long);
  'size'?: (number);
}

export interface ListClaimLogRequest__Output {
  'after_id': (number);
  'size': (number);
}
