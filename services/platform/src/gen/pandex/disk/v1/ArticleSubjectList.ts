// Original file: protos/pandex/disk/v1/disk.proto

import type { ArticleSubject as _pandex_disk_v1_ArticleSubject, ArticleSubject__Output as _pandex_disk_v1_ArticleSubject__Output } from '../../../pandex/disk/v1/ArticleSubject.ts';

export interface ArticleSubjectList {
  'list'?: (_pandex_disk_v1_ArticleSubject)[];
}

export interface ArticleSubjectList__Output {
  'list': (_pandex_disk_v1_ArticleSubject__Output)[];
}
