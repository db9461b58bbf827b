// Original file: protos/pandex/disk/v1/disk.proto

import type { DiskEdges as _pandex_disk_v1_DiskEdges, DiskEdges__Output as _pandex_disk_v1_DiskEdges__Output } from '../../../pandex/disk/v1/DiskEdges.ts';
import type { DiskPolicy as _pandex_disk_v1_DiskPolicy, DiskPolicy__Output as _pandex_disk_v1_DiskPolicy__Output } from '../../../pandex/disk/v1/DiskPolicy.ts';
import type { Long } from '@grpc/proto-loader';

export interface Disk {
  'id'?: (number | string | Long);
  'doc_id'?: (string);
  'disk_type'?: (string);
  'disk_id'?: (string);
  'disk_pass'?: (string);
  'disk_name'?: (string);
  'files'?: (string);
  'share_user'?: (string);
  'share_user_id'?: (string);
  'shared_time'?: (string);
  'create_time'?: (string);
  'update_time'?: (string);
  'link'?: (string);
  'is_mine'?: (boolean);
  'enabled'?: (boolean);
  'tags'?: (string)[];
  'weight'?: (number);
  'status'?: (number);
  'size'?: (number | string | Long);
  'rel_movie'?: (string);
  'cate_id'?: (number | string | Long);
  'views'?: (number | string | Long);
  'health'?: (string);
  'checked_at'?: (string);
  'edges'?: (_pandex_disk_v1_DiskEdges | null);
  'policy'?: (_pandex_disk_v1_DiskPolicy | null);
  'dead_since'?: (string);
  'deleted_at'?: (string);
  'file_sizes'?: (number | string | Long)[];
}

export interface Disk__Output {
  'id': (number);
  'doc_id': (string);
  'disk_type': (string);
  'disk_id': (string);
  'disk_pass': (string);
  'disk_name': (string);
  'files': (string);
  'share_user': (string);
  'share_user_id': (string);
  'shared_time': (string);
  'create_time': (string);
  'update_time': (string);
  'link': (string);
  'is_mine': (boolean);
  'enabled': (boolean);
  'tags': (string)[];
  'weight': (number);
  'status': (number);
  'size': (number);
  'rel_movie': (string);
  'cate_id': (number);
  'views': (number);
  'health': (string);
  'checked_at': (string);
  'edges': (_pandex_disk_v1_DiskEdges__Output | null);
  'policy': (_pandex_disk_v1_DiskPolicy__Output | null);
  'dead_since': (string);
  'deleted_at': (string);
  'file_sizes': (number)[];
}
