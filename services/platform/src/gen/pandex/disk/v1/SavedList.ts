// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface SavedList {
  'payloads'?: (string)[];
  'last_id'?: (number | string | Long);
}

export interface SavedList__Output {
  'payloads': (string)[];
  'last_id': (number);
}
