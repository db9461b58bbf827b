// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface UpdateHotDiskRequest {
  'id'?: (number | string | Long);
  'pinned'?: (boolean);
  'hidden'?: (boolean);
  '_pinned'?: "pinned";
  '_hidden'?: "hidden";
}

export interface UpdateHotDiskRequest__Output {
  'id': (number);
  'pinned'?: (boolean);
  'hidden'?: (boolean);
}
