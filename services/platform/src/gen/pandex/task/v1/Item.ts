// Original file: protos/pandex/task/v1/task.proto

import type { Long } from '@grpc/proto-loader';

export interface Item {
  'id'?: (number | string | Long);
  'task_no'?: (string);
  'origin'?: (string);
  'user_id'?: (number | string | Long);
  'line'?: (number);
  'disk_type'?: (string);
  'disk_id'?: (string);
  'disk_pass'?: (string);
  'disk_name'?: (string);
  'link'?: (string);
  'status'?: (string);
  'msg'?: (string);
  'doc_id'?: (string);
  'cate_id'?: (number | string | Long);
  'excerpt'?: (string);
  'create_time'?: (string);
  'update_time'?: (string);
}

export interface Item__Output {
  'id': (number);
  'task_no': (string);
  'origin': (string);
  'user_id': (number);
  'line': (number);
  'disk_type': (string);
  'disk_id': (string);
  'disk_pass': (string);
  'disk_name': (string);
  'link': (string);
  'status': (string);
  'msg': (string);
  'doc_id': (string);
  'cate_id': (number);
  'excerpt': (string);
  'create_time': (string);
  'update_time': (string);
}
