// Original file: protos/pandex/task/v1/task.proto

import type { Long } from '@grpc/proto-loader';

export interface ItemFilter {
  'status'?: (string);
  'disk_type'?: (string);
  'q'?: (string);
  'task_no'?: (string);
  'origin'?: (string);
  'user_id'?: (number | string | Long);
}

export interface ItemFilter__Output {
  'status': (string);
  'disk_type': (string);
  'q': (string);
  'task_no': (string);
  'origin': (string);
  'user_id': (number);
}
