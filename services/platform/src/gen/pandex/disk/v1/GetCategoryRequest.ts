// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface GetCategoryRequest {
  'id'?: (number | string | Long);
  'word'?: (string);
}

export interface GetCategoryRequest__Output {
  'id': (number);
  'word': (string);
}
