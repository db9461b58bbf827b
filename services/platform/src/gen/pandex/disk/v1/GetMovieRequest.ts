// Original file: protos/pandex/disk/v1/disk.proto


export interface GetMovieRequest {
  'word'?: (string);
}

export interface GetMovieRequest__Output {
  'word': (string);
}
