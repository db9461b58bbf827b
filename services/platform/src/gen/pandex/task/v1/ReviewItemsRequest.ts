// Original file: protos/pandex/task/v1/task.proto

import type { ItemFilter as _pandex_task_v1_ItemFilter, ItemFilter__Output as _pandex_task_v1_ItemFilter__Output } from '../../../pandex/task/v1/ItemFilter.ts';
import type { Long } from '@grpc/proto-loader';

export interface ReviewItemsRequest {
  'ids'?: (number | string | Long)[];
  'filter'?: (_pandex_task_v1_ItemFilter | null);
  'preview'?: (boolean);
  'status'?: (string);
  'message'?: (string);
  'disk_name'?: (string);
  'disk_pass'?: (string);
  'cate_id'?: (number | string | Long);
  '_disk_name'?: "disk_name";
  '_disk_pass'?: "disk_pass";
  '_cate_id'?: "cate_id";
}

export interface ReviewItemsRequest__Output {
  'ids': (number)[];
  'filter': (_pandex_task_v1_ItemFilter__Output | null);
  'preview': (boolean);
  'status': (string);
  'message': (string);
  'disk_name'?: (string);
  'disk_pass'?: (string);
  'cate_id'?: (number);
}
