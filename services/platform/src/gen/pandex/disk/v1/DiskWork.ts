// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface DiskWork {
  'reported'?: (number | string | Long);
  'dead_bought'?: (number | string | Long);
}

export interface DiskWork__Output {
  'reported': (number);
  'dead_bought': (number);
}
