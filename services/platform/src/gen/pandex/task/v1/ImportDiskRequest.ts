// Original file: protos/pandex/task/v1/task.proto

import type { Long } from '@grpc/proto-loader';

export interface ImportDiskRequest {
  'text'?: (string);
  'cate_id'?: (number | string | Long);
  'is_mine'?: (boolean);
  'weight'?: (number);
  'origin'?: (string);
  'captcha_token'?: (string);
}

export interface ImportDiskRequest__Output {
  'text': (string);
  'cate_id': (number);
  'is_mine': (boolean);
  'weight': (number);
  'origin': (string);
  'captcha_token': (string);
}
