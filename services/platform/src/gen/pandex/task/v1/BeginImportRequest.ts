// Original file: protos/pandex/task/v1/task.proto

import type { Long } from '@grpc/proto-loader';

export interface BeginImportRequest {
  'request_id'?: (string);
  'cate_id'?: (number | string | Long);
  'is_mine'?: (boolean);
  'weight'?: (number);
  'name'?: (string);
}

export interface BeginImportRequest__Output {
  'request_id': (string);
  'cate_id': (number);
  'is_mine': (boolean);
  'weight': (number);
  'name': (string);
}
