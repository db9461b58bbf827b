// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface DiskFilter {
  'q'?: (string);
  'doc_id'?: (string);
  'disk_type'?: (string);
  'cate_id'?: (number | string | Long);
  'status'?: (string);
  'health'?: (string);
  'share_user'?: (string);
  'is_mine'?: (string);
  'enabled'?: (string);
  'from'?: (string);
  'to'?: (string);
  'deleted'?: (string);
  'bought'?: (string);
}

export interface DiskFilter__Output {
  'q': (string);
  'doc_id': (string);
  'disk_type': (string);
  'cate_id': (number);
  'status': (string);
  'health': (string);
  'share_user': (string);
  'is_mine': (string);
  'enabled': (string);
  'from': (string);
  'to': (string);
  'deleted': (string);
  'bought': (string);
}
