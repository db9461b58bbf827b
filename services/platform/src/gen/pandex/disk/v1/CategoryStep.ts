// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface CategoryStep {
  'id'?: (number | string | Long);
  'name'?: (string);
}

export interface CategoryStep__Output {
  'id': (number);
  'name': (string);
}
