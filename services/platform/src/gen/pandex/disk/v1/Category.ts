// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface Category {
  'id'?: (number | string | Long);
  'pid'?: (number | string | Long);
  'name'?: (string);
  'description'?: (string);
  'item_order'?: (number);
  'create_time'?: (string);
  'update_time'?: (string);
  'policy'?: (string);
  'cost_coin'?: (number);
  'disk_count'?: (number | string | Long);
  'child_count'?: (number);
}

export interface Category__Output {
  'id': (number);
  'pid': (number);
  'name': (string);
  'description': (string);
  'item_order': (number);
  'create_time': (string);
  'update_time': (string);
  'policy': (string);
  'cost_coin': (number);
  'disk_count': (number);
  'child_count': (number);
}
