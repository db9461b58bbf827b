// Original file: protos/pandex/disk/v1/disk.proto

import type { DiskMeta as _pandex_disk_v1_DiskMeta, DiskMeta__Output as _pandex_disk_v1_DiskMeta__Output } from '../../../pandex/disk/v1/DiskMeta.ts';
import type { Article as _pandex_disk_v1_Article, Article__Output as _pandex_disk_v1_Article__Output } from '../../../pandex/disk/v1/Article.ts';

export interface DiskEdges {
  'meta'?: (_pandex_disk_v1_DiskMeta | null);
  'article'?: (_pandex_disk_v1_Article | null);
  '_meta'?: "meta";
  '_article'?: "article";
}

export interface DiskEdges__Output {
  'meta'?: (_pandex_disk_v1_DiskMeta__Output | null);
  'article'?: (_pandex_disk_v1_Article__Output | null);
}
