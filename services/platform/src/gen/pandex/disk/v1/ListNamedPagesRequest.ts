// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface ListNamedPagesRequest {
  'kind'?: (string);
  'after_id'?: (number | string | Long);
  'size'?: (number);
}

export interface ListNamedPagesRequest__Output {
  'kind': (string);
  'after_id': (number);
  'size': (number);
}
