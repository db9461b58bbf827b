// Original file: protos/pandex/search/v1/search.proto

import type { Long } from '@grpc/proto-loader';

export interface SearchDiskRequest {
  'q'?: (string);
  'page'?: (number);
  'size'?: (number);
  'types'?: (string)[];
  'user'?: (string);
  'exact'?: (boolean);
  'format'?: (string)[];
  'share_time'?: (string);
  'exclude_user'?: (string)[];
  'order'?: (string);
  'user_distinct'?: (boolean);
  'fold_copies'?: (boolean);
  'copy_group'?: (string);
  'years'?: (number)[];
  'seasons'?: (number)[];
  'kinds'?: (string)[];
  'facets'?: (boolean);
  'cursor'?: (string);
  'wechat_pwd'?: (string);
  'pay'?: (boolean);
  'tags'?: (string)[];
  'min_size'?: (number | string | Long);
  'max_size'?: (number | string | Long);
}

export interface SearchDiskRequest__Output {
  'q': (string);
  'page': (number);
  'size': (number);
  'types': (string)[];
  'user': (string);
  'exact': (boolean);
  'format': (string)[];
  'share_time': (string);
  'exclude_user': (string)[];
  'order': (string);
  'user_distinct': (boolean);
  'fold_copies': (boolean);
  'copy_group': (string);
  'years': (number)[];
  'seasons': (number)[];
  'kinds': (string)[];
  'facets': (boolean);
  'cursor': (string);
  'wechat_pwd': (string);
  'pay': (boolean);
  'tags': (string)[];
  'min_size': (number);
  'max_size': (number);
}
