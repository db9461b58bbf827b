// Original file: protos/pandex/search/v1/search.proto

import type { Long } from '@grpc/proto-loader';

export interface Hit {
  'disk_id'?: (string);
  'doc_id'?: (string);
  'disk_name'?: (string);
  'disk_pass'?: (string);
  'disk_type'?: (string);
  'files'?: (string);
  'share_user'?: (string);
  'share_user_id'?: (string);
  'shared_time'?: (string);
  'link'?: (string);
  'rel_movie'?: (string);
  'is_mine'?: (boolean);
  'enabled'?: (boolean);
  'tags'?: (string)[];
  'weight'?: (number);
  'status'?: (number);
  'size'?: (number | string | Long);
  'health'?: (string);
  'copy_group'?: (string);
  'copies'?: (number);
  'policy'?: (string);
  'cost_coin'?: (number);
  'checked_at'?: (string);
  'file_count'?: (number);
}

export interface Hit__Output {
  'disk_id': (string);
  'doc_id': (string);
  'disk_name': (string);
  'disk_pass': (string);
  'disk_type': (string);
  'files': (string);
  'share_user': (string);
  'share_user_id': (string);
  'shared_time': (string);
  'link': (string);
  'rel_movie': (string);
  'is_mine': (boolean);
  'enabled': (boolean);
  'tags': (string)[];
  'weight': (number);
  'status': (number);
  'size': (number);
  'health': (string);
  'copy_group': (string);
  'copies': (number);
  'policy': (string);
  'cost_coin': (number);
  'checked_at': (string);
  'file_count': (number);
}
