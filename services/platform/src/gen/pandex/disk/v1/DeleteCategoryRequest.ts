// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface DeleteCategoryRequest {
  'id'?: (number | string | Long);
}

export interface DeleteCategoryRequest__Output {
  'id': (number);
}
