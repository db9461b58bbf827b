// Original file: protos/pandex/disk/v1/disk.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { BoughtList as _pandex_disk_v1_BoughtList, BoughtList__Output as _pandex_disk_v1_BoughtList__Output } from '../../../pandex/disk/v1/BoughtList.ts';
import type { BulkReply as _pandex_common_v1_BulkReply, BulkReply__Output as _pandex_common_v1_BulkReply__Output } from '../../../pandex/common/v1/BulkReply.ts';
import type { BuyDiskReply as _pandex_disk_v1_BuyDiskReply, BuyDiskReply__Output as _pandex_disk_v1_BuyDiskReply__Output } from '../../../pandex/disk/v1/BuyDiskReply.ts';
import type { BuyDiskRequest as _pandex_disk_v1_BuyDiskRequest, BuyDiskRequest__Output as _pandex_disk_v1_BuyDiskRequest__Output } from '../../../pandex/disk/v1/BuyDiskRequest.ts';
import type { Category as _pandex_disk_v1_Category, Category__Output as _pandex_disk_v1_Category__Output } from '../../../pandex/disk/v1/Category.ts';
import type { CategoryDetail as _pandex_disk_v1_CategoryDetail, CategoryDetail__Output as _pandex_disk_v1_CategoryDetail__Output } from '../../../pandex/disk/v1/CategoryDetail.ts';
import type { CategoryDisks as _pandex_disk_v1_CategoryDisks, CategoryDisks__Output as _pandex_disk_v1_CategoryDisks__Output } from '../../../pandex/disk/v1/CategoryDisks.ts';
import type { CategoryList as _pandex_disk_v1_CategoryList, CategoryList__Output as _pandex_disk_v1_CategoryList__Output } from '../../../pandex/disk/v1/CategoryList.ts';
import type { CategoryPage as _pandex_disk_v1_CategoryPage, CategoryPage__Output as _pandex_disk_v1_CategoryPage__Output } from '../../../pandex/disk/v1/CategoryPage.ts';
import type { CreateCategoryRequest as _pandex_disk_v1_CreateCategoryRequest, CreateCategoryRequest__Output as _pandex_disk_v1_CreateCategoryRequest__Output } from '../../../pandex/disk/v1/CreateCategoryRequest.ts';
import type { DeleteCategoryRequest as _pandex_disk_v1_DeleteCategoryRequest, DeleteCategoryRequest__Output as _pandex_disk_v1_DeleteCategoryRequest__Output } from '../../../pandex/disk/v1/DeleteCategoryRequest.ts';
import type { Disk as _pandex_disk_v1_Disk, Disk__Output as _pandex_disk_v1_Disk__Output } from '../../../pandex/disk/v1/Disk.ts';
import type { DiskList as _pandex_disk_v1_DiskList, DiskList__Output as _pandex_disk_v1_DiskList__Output } from '../../../pandex/disk/v1/DiskList.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from '../../../pandex/common/v1/Empty.ts';
import type { FindKnownReply as _pandex_disk_v1_FindKnownReply, FindKnownReply__Output as _pandex_disk_v1_FindKnownReply__Output } from '../../../pandex/disk/v1/FindKnownReply.ts';
import type { FindKnownRequest as _pandex_disk_v1_FindKnownRequest, FindKnownRequest__Output as _pandex_disk_v1_FindKnownRequest__Output } from '../../../pandex/disk/v1/FindKnownRequest.ts';
import type { GetCategoryRequest as _pandex_disk_v1_GetCategoryRequest, GetCategoryRequest__Output as _pandex_disk_v1_GetCategoryRequest__Output } from '../../../pandex/disk/v1/GetCategoryRequest.ts';
import type { GetDocRequest as _pandex_disk_v1_GetDocRequest, GetDocRequest__Output as _pandex_disk_v1_GetDocRequest__Output } from '../../../pandex/disk/v1/GetDocRequest.ts';
import type { GetMovieRequest as _pandex_disk_v1_GetMovieRequest, GetMovieRequest__Output as _pandex_disk_v1_GetMovieRequest__Output } from '../../../pandex/disk/v1/GetMovieRequest.ts';
import type { GetWordRequest as _pandex_disk_v1_GetWordRequest, GetWordRequest__Output as _pandex_disk_v1_GetWordRequest__Output } from '../../../pandex/disk/v1/GetWordRequest.ts';
import type { HotDisk as _pandex_disk_v1_HotDisk, HotDisk__Output as _pandex_disk_v1_HotDisk__Output } from '../../../pandex/disk/v1/HotDisk.ts';
import type { HotDiskList as _pandex_disk_v1_HotDiskList, HotDiskList__Output as _pandex_disk_v1_HotDiskList__Output } from '../../../pandex/disk/v1/HotDiskList.ts';
import type { Ids as _pandex_common_v1_Ids, Ids__Output as _pandex_common_v1_Ids__Output } from '../../../pandex/common/v1/Ids.ts';
import type { ImportMoviesReply as _pandex_disk_v1_ImportMoviesReply, ImportMoviesReply__Output as _pandex_disk_v1_ImportMoviesReply__Output } from '../../../pandex/disk/v1/ImportMoviesReply.ts';
import type { ImportMoviesRequest as _pandex_disk_v1_ImportMoviesRequest, ImportMoviesRequest__Output as _pandex_disk_v1_ImportMoviesRequest__Output } from '../../../pandex/disk/v1/ImportMoviesRequest.ts';
import type { ListAllCategoriesRequest as _pandex_disk_v1_ListAllCategoriesRequest, ListAllCategoriesRequest__Output as _pandex_disk_v1_ListAllCategoriesRequest__Output } from '../../../pandex/disk/v1/ListAllCategoriesRequest.ts';
import type { ListBoughtRequest as _pandex_disk_v1_ListBoughtRequest, ListBoughtRequest__Output as _pandex_disk_v1_ListBoughtRequest__Output } from '../../../pandex/disk/v1/ListBoughtRequest.ts';
import type { ListCategoriesRequest as _pandex_disk_v1_ListCategoriesRequest, ListCategoriesRequest__Output as _pandex_disk_v1_ListCategoriesRequest__Output } from '../../../pandex/disk/v1/ListCategoriesRequest.ts';
import type { ListCategoryDisksRequest as _pandex_disk_v1_ListCategoryDisksRequest, ListCategoryDisksRequest__Output as _pandex_disk_v1_ListCategoryDisksRequest__Output } from '../../../pandex/disk/v1/ListCategoryDisksRequest.ts';
import type { ListDisksRequest as _pandex_disk_v1_ListDisksRequest, ListDisksRequest__Output as _pandex_disk_v1_ListDisksRequest__Output } from '../../../pandex/disk/v1/ListDisksRequest.ts';
import type { ListHotDisksRequest as _pandex_disk_v1_ListHotDisksRequest, ListHotDisksRequest__Output as _pandex_disk_v1_ListHotDisksRequest__Output } from '../../../pandex/disk/v1/ListHotDisksRequest.ts';
import type { ListLatestMoviesRequest as _pandex_disk_v1_ListLatestMoviesRequest, ListLatestMoviesRequest__Output as _pandex_disk_v1_ListLatestMoviesRequest__Output } from '../../../pandex/disk/v1/ListLatestMoviesRequest.ts';
import type { ListMoviesRequest as _pandex_disk_v1_ListMoviesRequest, ListMoviesRequest__Output as _pandex_disk_v1_ListMoviesRequest__Output } from '../../../pandex/disk/v1/ListMoviesRequest.ts';
import type { ListVersionsRequest as _pandex_disk_v1_ListVersionsRequest, ListVersionsRequest__Output as _pandex_disk_v1_ListVersionsRequest__Output } from '../../../pandex/disk/v1/ListVersionsRequest.ts';
import type { ListWordsRequest as _pandex_disk_v1_ListWordsRequest, ListWordsRequest__Output as _pandex_disk_v1_ListWordsRequest__Output } from '../../../pandex/disk/v1/ListWordsRequest.ts';
import type { Movie as _pandex_disk_v1_Movie, Movie__Output as _pandex_disk_v1_Movie__Output } from '../../../pandex/disk/v1/Movie.ts';
import type { MovieList as _pandex_disk_v1_MovieList, MovieList__Output as _pandex_disk_v1_MovieList__Output } from '../../../pandex/disk/v1/MovieList.ts';
import type { RecordViewsRequest as _pandex_disk_v1_RecordViewsRequest, RecordViewsRequest__Output as _pandex_disk_v1_RecordViewsRequest__Output } from '../../../pandex/disk/v1/RecordViewsRequest.ts';
import type { ReportDiskRequest as _pandex_disk_v1_ReportDiskRequest, ReportDiskRequest__Output as _pandex_disk_v1_ReportDiskRequest__Output } from '../../../pandex/disk/v1/ReportDiskRequest.ts';
import type { ResendSavedRequest as _pandex_disk_v1_ResendSavedRequest, ResendSavedRequest__Output as _pandex_disk_v1_ResendSavedRequest__Output } from '../../../pandex/disk/v1/ResendSavedRequest.ts';
import type { UpdateCategoryRequest as _pandex_disk_v1_UpdateCategoryRequest, UpdateCategoryRequest__Output as _pandex_disk_v1_UpdateCategoryRequest__Output } from '../../../pandex/disk/v1/UpdateCategoryRequest.ts';
import type { UpdateHotDiskRequest as _pandex_disk_v1_UpdateHotDiskRequest, UpdateHotDiskRequest__Output as _pandex_disk_v1_UpdateHotDiskRequest__Output } from '../../../pandex/disk/v1/UpdateHotDiskRequest.ts';
import type { UpdateMetaRequest as _pandex_disk_v1_UpdateMetaRequest, UpdateMetaRequest__Output as _pandex_disk_v1_UpdateMetaRequest__Output } from '../../../pandex/disk/v1/UpdateMetaRequest.ts';
import type { UpdateMovieRequest as _pandex_disk_v1_UpdateMovieRequest, UpdateMovieRequest__Output as _pandex_disk_v1_UpdateMovieRequest__Output } from '../../../pandex/disk/v1/UpdateMovieRequest.ts';
import type { VersionList as _pandex_disk_v1_VersionList, VersionList__Output as _pandex_disk_v1_VersionList__Output } from '../../../pandex/disk/v1/VersionList.ts';
import type { Word as _pandex_disk_v1_Word, Word__Output as _pandex_disk_v1_Word__Output } from '../../../pandex/disk/v1/Word.ts';
import type { WordInput as _pandex_disk_v1_WordInput, WordInput__Output as _pandex_disk_v1_WordInput__Output } from '../../../pandex/disk/v1/WordInput.ts';
import type { WordList as _pandex_disk_v1_WordList, WordList__Output as _pandex_disk_v1_WordList__Output } from '../../../pandex/disk/v1/WordList.ts';

export interface DiskServiceClient extends grpc.Client {
  BuyDisk(argument: _pandex_disk_v1_BuyDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  BuyDisk(argument: _pandex_disk_v1_BuyDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  BuyDisk(argument: _pandex_disk_v1_BuyDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  BuyDisk(argument: _pandex_disk_v1_BuyDiskRequest, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  buyDisk(argument: _pandex_disk_v1_BuyDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  buyDisk(argument: _pandex_disk_v1_BuyDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  buyDisk(argument: _pandex_disk_v1_BuyDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  buyDisk(argument: _pandex_disk_v1_BuyDiskRequest, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  
  CreateCategory(argument: _pandex_disk_v1_CreateCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  CreateCategory(argument: _pandex_disk_v1_CreateCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  CreateCategory(argument: _pandex_disk_v1_CreateCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  CreateCategory(argument: _pandex_disk_v1_CreateCategoryRequest, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  createCategory(argument: _pandex_disk_v1_CreateCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  createCategory(argument: _pandex_disk_v1_CreateCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  createCategory(argument: _pandex_disk_v1_CreateCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  createCategory(argument: _pandex_disk_v1_CreateCategoryRequest, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  
  CreateWord(argument: _pandex_disk_v1_WordInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  CreateWord(argument: _pandex_disk_v1_WordInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  CreateWord(argument: _pandex_disk_v1_WordInput, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  CreateWord(argument: _pandex_disk_v1_WordInput, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  createWord(argument: _pandex_disk_v1_WordInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  createWord(argument: _pandex_disk_v1_WordInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  createWord(argument: _pandex_disk_v1_WordInput, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  createWord(argument: _pandex_disk_v1_WordInput, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  
  DeleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  DeleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  DeleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  DeleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  DeleteMovies(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteMovies(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteMovies(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteMovies(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteMovies(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteMovies(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteMovies(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteMovies(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  DeleteWords(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteWords(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteWords(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteWords(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteWords(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteWords(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteWords(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteWords(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  FindKnown(argument: _pandex_disk_v1_FindKnownRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  FindKnown(argument: _pandex_disk_v1_FindKnownRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  FindKnown(argument: _pandex_disk_v1_FindKnownRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  FindKnown(argument: _pandex_disk_v1_FindKnownRequest, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  findKnown(argument: _pandex_disk_v1_FindKnownRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  findKnown(argument: _pandex_disk_v1_FindKnownRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  findKnown(argument: _pandex_disk_v1_FindKnownRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  findKnown(argument: _pandex_disk_v1_FindKnownRequest, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  
  GetCategory(argument: _pandex_disk_v1_GetCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDetail__Output>): grpc.ClientUnaryCall;
  GetCategory(argument: _pandex_disk_v1_GetCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDetail__Output>): grpc.ClientUnaryCall;
  GetCategory(argument: _pandex_disk_v1_GetCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDetail__Output>): grpc.ClientUnaryCall;
  GetCategory(argument: _pandex_disk_v1_GetCategoryRequest, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDetail__Output>): grpc.ClientUnaryCall;
  getCategory(argument: _pandex_disk_v1_GetCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDetail__Output>): grpc.ClientUnaryCall;
  getCategory(argument: _pandex_disk_v1_GetCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDetail__Output>): grpc.ClientUnaryCall;
  getCategory(argument: _pandex_disk_v1_GetCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDetail__Output>): grpc.ClientUnaryCall;
  getCategory(argument: _pandex_disk_v1_GetCategoryRequest, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDetail__Output>): grpc.ClientUnaryCall;
  
  GetDoc(argument: _pandex_disk_v1_GetDocRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  GetDoc(argument: _pandex_disk_v1_GetDocRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  GetDoc(argument: _pandex_disk_v1_GetDocRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  GetDoc(argument: _pandex_disk_v1_GetDocRequest, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  getDoc(argument: _pandex_disk_v1_GetDocRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  getDoc(argument: _pandex_disk_v1_GetDocRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  getDoc(argument: _pandex_disk_v1_GetDocRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  getDoc(argument: _pandex_disk_v1_GetDocRequest, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  
  GetMovie(argument: _pandex_disk_v1_GetMovieRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  GetMovie(argument: _pandex_disk_v1_GetMovieRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  GetMovie(argument: _pandex_disk_v1_GetMovieRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  GetMovie(argument: _pandex_disk_v1_GetMovieRequest, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  getMovie(argument: _pandex_disk_v1_GetMovieRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  getMovie(argument: _pandex_disk_v1_GetMovieRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  getMovie(argument: _pandex_disk_v1_GetMovieRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  getMovie(argument: _pandex_disk_v1_GetMovieRequest, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  
  GetWord(argument: _pandex_disk_v1_GetWordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  GetWord(argument: _pandex_disk_v1_GetWordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  GetWord(argument: _pandex_disk_v1_GetWordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  GetWord(argument: _pandex_disk_v1_GetWordRequest, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  getWord(argument: _pandex_disk_v1_GetWordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  getWord(argument: _pandex_disk_v1_GetWordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  getWord(argument: _pandex_disk_v1_GetWordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  getWord(argument: _pandex_disk_v1_GetWordRequest, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  
  ImportMovies(argument: _pandex_disk_v1_ImportMoviesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ImportMoviesReply__Output>): grpc.ClientUnaryCall;
  ImportMovies(argument: _pandex_disk_v1_ImportMoviesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_ImportMoviesReply__Output>): grpc.ClientUnaryCall;
  ImportMovies(argument: _pandex_disk_v1_ImportMoviesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ImportMoviesReply__Output>): grpc.ClientUnaryCall;
  ImportMovies(argument: _pandex_disk_v1_ImportMoviesRequest, callback: grpc.requestCallback<_pandex_disk_v1_ImportMoviesReply__Output>): grpc.ClientUnaryCall;
  importMovies(argument: _pandex_disk_v1_ImportMoviesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ImportMoviesReply__Output>): grpc.ClientUnaryCall;
  importMovies(argument: _pandex_disk_v1_ImportMoviesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_ImportMoviesReply__Output>): grpc.ClientUnaryCall;
  importMovies(argument: _pandex_disk_v1_ImportMoviesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ImportMoviesReply__Output>): grpc.ClientUnaryCall;
  importMovies(argument: _pandex_disk_v1_ImportMoviesRequest, callback: grpc.requestCallback<_pandex_disk_v1_ImportMoviesReply__Output>): grpc.ClientUnaryCall;
  
  ListAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  ListAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  ListAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  ListAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  listAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  listAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  listAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  listAllCategories(argument: _pandex_disk_v1_ListAllCategoriesRequest, callback: grpc.requestCallback<_pandex_disk_v1_CategoryList__Output>): grpc.ClientUnaryCall;
  
  ListBought(argument: _pandex_disk_v1_ListBoughtRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  ListBought(argument: _pandex_disk_v1_ListBoughtRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  ListBought(argument: _pandex_disk_v1_ListBoughtRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  ListBought(argument: _pandex_disk_v1_ListBoughtRequest, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  listBought(argument: _pandex_disk_v1_ListBoughtRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  listBought(argument: _pandex_disk_v1_ListBoughtRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  listBought(argument: _pandex_disk_v1_ListBoughtRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  listBought(argument: _pandex_disk_v1_ListBoughtRequest, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  
  ListCategories(argument: _pandex_disk_v1_ListCategoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  ListCategories(argument: _pandex_disk_v1_ListCategoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  ListCategories(argument: _pandex_disk_v1_ListCategoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  ListCategories(argument: _pandex_disk_v1_ListCategoriesRequest, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  listCategories(argument: _pandex_disk_v1_ListCategoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  listCategories(argument: _pandex_disk_v1_ListCategoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  listCategories(argument: _pandex_disk_v1_ListCategoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  listCategories(argument: _pandex_disk_v1_ListCategoriesRequest, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  
  ListCategoryDisks(argument: _pandex_disk_v1_ListCategoryDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDisks__Output>): grpc.ClientUnaryCall;
  ListCategoryDisks(argument: _pandex_disk_v1_ListCategoryDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDisks__Output>): grpc.ClientUnaryCall;
  ListCategoryDisks(argument: _pandex_disk_v1_ListCategoryDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDisks__Output>): grpc.ClientUnaryCall;
  ListCategoryDisks(argument: _pandex_disk_v1_ListCategoryDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDisks__Output>): grpc.ClientUnaryCall;
  listCategoryDisks(argument: _pandex_disk_v1_ListCategoryDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDisks__Output>): grpc.ClientUnaryCall;
  listCategoryDisks(argument: _pandex_disk_v1_ListCategoryDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDisks__Output>): grpc.ClientUnaryCall;
  listCategoryDisks(argument: _pandex_disk_v1_ListCategoryDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDisks__Output>): grpc.ClientUnaryCall;
  listCategoryDisks(argument: _pandex_disk_v1_ListCategoryDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_CategoryDisks__Output>): grpc.ClientUnaryCall;
  
  ListHot(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListHot(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListHot(argument: _pandex_disk_v1_ListDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListHot(argument: _pandex_disk_v1_ListDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listHot(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listHot(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listHot(argument: _pandex_disk_v1_ListDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listHot(argument: _pandex_disk_v1_ListDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  
  ListHotDisks(argument: _pandex_disk_v1_ListHotDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_HotDiskList__Output>): grpc.ClientUnaryCall;
  ListHotDisks(argument: _pandex_disk_v1_ListHotDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_HotDiskList__Output>): grpc.ClientUnaryCall;
  ListHotDisks(argument: _pandex_disk_v1_ListHotDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_HotDiskList__Output>): grpc.ClientUnaryCall;
  ListHotDisks(argument: _pandex_disk_v1_ListHotDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_HotDiskList__Output>): grpc.ClientUnaryCall;
  listHotDisks(argument: _pandex_disk_v1_ListHotDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_HotDiskList__Output>): grpc.ClientUnaryCall;
  listHotDisks(argument: _pandex_disk_v1_ListHotDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_HotDiskList__Output>): grpc.ClientUnaryCall;
  listHotDisks(argument: _pandex_disk_v1_ListHotDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_HotDiskList__Output>): grpc.ClientUnaryCall;
  listHotDisks(argument: _pandex_disk_v1_ListHotDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_HotDiskList__Output>): grpc.ClientUnaryCall;
  
  ListLatest(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListLatest(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListLatest(argument: _pandex_disk_v1_ListDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListLatest(argument: _pandex_disk_v1_ListDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listLatest(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listLatest(argument: _pandex_disk_v1_ListDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listLatest(argument: _pandex_disk_v1_ListDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listLatest(argument: _pandex_disk_v1_ListDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  
  ListLatestMovies(argument: _pandex_disk_v1_ListLatestMoviesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  ListLatestMovies(argument: _pandex_disk_v1_ListLatestMoviesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  ListLatestMovies(argument: _pandex_disk_v1_ListLatestMoviesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  ListLatestMovies(argument: _pandex_disk_v1_ListLatestMoviesRequest, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  listLatestMovies(argument: _pandex_disk_v1_ListLatestMoviesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  listLatestMovies(argument: _pandex_disk_v1_ListLatestMoviesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  listLatestMovies(argument: _pandex_disk_v1_ListLatestMoviesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  listLatestMovies(argument: _pandex_disk_v1_ListLatestMoviesRequest, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  
  ListMovies(argument: _pandex_disk_v1_ListMoviesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  ListMovies(argument: _pandex_disk_v1_ListMoviesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  ListMovies(argument: _pandex_disk_v1_ListMoviesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  ListMovies(argument: _pandex_disk_v1_ListMoviesRequest, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  listMovies(argument: _pandex_disk_v1_ListMoviesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  listMovies(argument: _pandex_disk_v1_ListMoviesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  listMovies(argument: _pandex_disk_v1_ListMoviesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  listMovies(argument: _pandex_disk_v1_ListMoviesRequest, callback: grpc.requestCallback<_pandex_disk_v1_MovieList__Output>): grpc.ClientUnaryCall;
  
  ListVersions(argument: _pandex_disk_v1_ListVersionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_VersionList__Output>): grpc.ClientUnaryCall;
  ListVersions(argument: _pandex_disk_v1_ListVersionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_VersionList__Output>): grpc.ClientUnaryCall;
  ListVersions(argument: _pandex_disk_v1_ListVersionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_VersionList__Output>): grpc.ClientUnaryCall;
  ListVersions(argument: _pandex_disk_v1_ListVersionsRequest, callback: grpc.requestCallback<_pandex_disk_v1_VersionList__Output>): grpc.ClientUnaryCall;
  listVersions(argument: _pandex_disk_v1_ListVersionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_VersionList__Output>): grpc.ClientUnaryCall;
  listVersions(argument: _pandex_disk_v1_ListVersionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_VersionList__Output>): grpc.ClientUnaryCall;
  listVersions(argument: _pandex_disk_v1_ListVersionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_VersionList__Output>): grpc.ClientUnaryCall;
  listVersions(argument: _pandex_disk_v1_ListVersionsRequest, callback: grpc.requestCallback<_pandex_disk_v1_VersionList__Output>): grpc.ClientUnaryCall;
  
  ListWords(argument: _pandex_disk_v1_ListWordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_WordList__Output>): grpc.ClientUnaryCall;
  ListWords(argument: _pandex_disk_v1_ListWordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_WordList__Output>): grpc.ClientUnaryCall;
  ListWords(argument: _pandex_disk_v1_ListWordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_WordList__Output>): grpc.ClientUnaryCall;
  ListWords(argument: _pandex_disk_v1_ListWordsRequest, callback: grpc.requestCallback<_pandex_disk_v1_WordList__Output>): grpc.ClientUnaryCall;
  listWords(argument: _pandex_disk_v1_ListWordsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_WordList__Output>): grpc.ClientUnaryCall;
  listWords(argument: _pandex_disk_v1_ListWordsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_WordList__Output>): grpc.ClientUnaryCall;
  listWords(argument: _pandex_disk_v1_ListWordsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_WordList__Output>): grpc.ClientUnaryCall;
  listWords(argument: _pandex_disk_v1_ListWordsRequest, callback: grpc.requestCallback<_pandex_disk_v1_WordList__Output>): grpc.ClientUnaryCall;
  
  RecordViews(argument: _pandex_disk_v1_RecordViewsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordViews(argument: _pandex_disk_v1_RecordViewsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordViews(argument: _pandex_disk_v1_RecordViewsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordViews(argument: _pandex_disk_v1_RecordViewsRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordViews(argument: _pandex_disk_v1_RecordViewsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordViews(argument: _pandex_disk_v1_RecordViewsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordViews(argument: _pandex_disk_v1_RecordViewsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordViews(argument: _pandex_disk_v1_RecordViewsRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  ReportDisk(argument: _pandex_disk_v1_ReportDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ReportDisk(argument: _pandex_disk_v1_ReportDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ReportDisk(argument: _pandex_disk_v1_ReportDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ReportDisk(argument: _pandex_disk_v1_ReportDiskRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  reportDisk(argument: _pandex_disk_v1_ReportDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  reportDisk(argument: _pandex_disk_v1_ReportDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  reportDisk(argument: _pandex_disk_v1_ReportDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  reportDisk(argument: _pandex_disk_v1_ReportDiskRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  ResendSaved(argument: _pandex_disk_v1_ResendSavedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ResendSaved(argument: _pandex_disk_v1_ResendSavedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ResendSaved(argument: _pandex_disk_v1_ResendSavedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ResendSaved(argument: _pandex_disk_v1_ResendSavedRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  resendSaved(argument: _pandex_disk_v1_ResendSavedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  resendSaved(argument: _pandex_disk_v1_ResendSavedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  resendSaved(argument: _pandex_disk_v1_ResendSavedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  resendSaved(argument: _pandex_disk_v1_ResendSavedRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  UpdateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  
  UpdateHotDisk(argument: _pandex_disk_v1_UpdateHotDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_HotDisk__Output>): grpc.ClientUnaryCall;
  UpdateHotDisk(argument: _pandex_disk_v1_UpdateHotDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_HotDisk__Output>): grpc.ClientUnaryCall;
  UpdateHotDisk(argument: _pandex_disk_v1_UpdateHotDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_HotDisk__Output>): grpc.ClientUnaryCall;
  UpdateHotDisk(argument: _pandex_disk_v1_UpdateHotDiskRequest, callback: grpc.requestCallback<_pandex_disk_v1_HotDisk__Output>): grpc.ClientUnaryCall;
  updateHotDisk(argument: _pandex_disk_v1_UpdateHotDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_HotDisk__Output>): grpc.ClientUnaryCall;
  updateHotDisk(argument: _pandex_disk_v1_UpdateHotDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_HotDisk__Output>): grpc.ClientUnaryCall;
  updateHotDisk(argument: _pandex_disk_v1_UpdateHotDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_HotDisk__Output>): grpc.ClientUnaryCall;
  updateHotDisk(argument: _pandex_disk_v1_UpdateHotDiskRequest, callback: grpc.requestCallback<_pandex_disk_v1_HotDisk__Output>): grpc.ClientUnaryCall;
  
  UpdateMeta(argument: _pandex_disk_v1_UpdateMetaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  UpdateMeta(argument: _pandex_disk_v1_UpdateMetaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  UpdateMeta(argument: _pandex_disk_v1_UpdateMetaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  UpdateMeta(argument: _pandex_disk_v1_UpdateMetaRequest, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  updateMeta(argument: _pandex_disk_v1_UpdateMetaRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  updateMeta(argument: _pandex_disk_v1_UpdateMetaRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  updateMeta(argument: _pandex_disk_v1_UpdateMetaRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  updateMeta(argument: _pandex_disk_v1_UpdateMetaRequest, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  
  UpdateMovie(argument: _pandex_disk_v1_UpdateMovieRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  UpdateMovie(argument: _pandex_disk_v1_UpdateMovieRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  UpdateMovie(argument: _pandex_disk_v1_UpdateMovieRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  UpdateMovie(argument: _pandex_disk_v1_UpdateMovieRequest, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  updateMovie(argument: _pandex_disk_v1_UpdateMovieRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  updateMovie(argument: _pandex_disk_v1_UpdateMovieRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  updateMovie(argument: _pandex_disk_v1_UpdateMovieRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  updateMovie(argument: _pandex_disk_v1_UpdateMovieRequest, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  
  UpdateWord(argument: _pandex_disk_v1_WordInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  UpdateWord(argument: _pandex_disk_v1_WordInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  UpdateWord(argument: _pandex_disk_v1_WordInput, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  UpdateWord(argument: _pandex_disk_v1_WordInput, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  updateWord(argument: _pandex_disk_v1_WordInput, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  updateWord(argument: _pandex_disk_v1_WordInput, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  updateWord(argument: _pandex_disk_v1_WordInput, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  updateWord(argument: _pandex_disk_v1_WordInput, callback: grpc.requestCallback<_pandex_disk_v1_Word__Output>): grpc.ClientUnaryCall;
  
}

export interface DiskServiceHandlers extends grpc.UntypedServiceImplementation {
  BuyDisk: grpc.handleUnaryCall<_pandex_disk_v1_BuyDiskRequest__Output, _pandex_disk_v1_BuyDiskReply>;
  
  CreateCategory: grpc.handleUnaryCall<_pandex_disk_v1_CreateCategoryRequest__Output, _pandex_disk_v1_Category>;
  
  CreateWord: grpc.handleUnaryCall<_pandex_disk_v1_WordInput__Output, _pandex_disk_v1_Word>;
  
  DeleteCategory: grpc.handleUnaryCall<_pandex_disk_v1_DeleteCategoryRequest__Output, _pandex_common_v1_Empty>;
  
  DeleteMovies: grpc.handleUnaryCall<_pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply>;
  
  DeleteWords: grpc.handleUnaryCall<_pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply>;
  
  FindKnown: grpc.handleUnaryCall<_pandex_disk_v1_FindKnownRequest__Output, _pandex_disk_v1_FindKnownReply>;
  
  GetCategory: grpc.handleUnaryCall<_pandex_disk_v1_GetCategoryRequest__Output, _pandex_disk_v1_CategoryDetail>;
  
  GetDoc: grpc.handleUnaryCall<_pandex_disk_v1_GetDocRequest__Output, _pandex_disk_v1_Disk>;
  
  GetMovie: grpc.handleUnaryCall<_pandex_disk_v1_GetMovieRequest__Output, _pandex_disk_v1_Movie>;
  
  GetWord: grpc.handleUnaryCall<_pandex_disk_v1_GetWordRequest__Output, _pandex_disk_v1_Word>;
  
  ImportMovies: grpc.handleUnaryCall<_pandex_disk_v1_ImportMoviesRequest__Output, _pandex_disk_v1_ImportMoviesReply>;
  
  ListAllCategories: grpc.handleUnaryCall<_pandex_disk_v1_ListAllCategoriesRequest__Output, _pandex_disk_v1_CategoryList>;
  
  ListBought: grpc.handleUnaryCall<_pandex_disk_v1_ListBoughtRequest__Output, _pandex_disk_v1_BoughtList>;
  
  ListCategories: grpc.handleUnaryCall<_pandex_disk_v1_ListCategoriesRequest__Output, _pandex_disk_v1_CategoryPage>;
  
  ListCategoryDisks: grpc.handleUnaryCall<_pandex_disk_v1_ListCategoryDisksRequest__Output, _pandex_disk_v1_CategoryDisks>;
  
  ListHot: grpc.handleUnaryCall<_pandex_disk_v1_ListDisksRequest__Output, _pandex_disk_v1_DiskList>;
  
  ListHotDisks: grpc.handleUnaryCall<_pandex_disk_v1_ListHotDisksRequest__Output, _pandex_disk_v1_HotDiskList>;
  
  ListLatest: grpc.handleUnaryCall<_pandex_disk_v1_ListDisksRequest__Output, _pandex_disk_v1_DiskList>;
  
  ListLatestMovies: grpc.handleUnaryCall<_pandex_disk_v1_ListLatestMoviesRequest__Output, _pandex_disk_v1_MovieList>;
  
  ListMovies: grpc.handleUnaryCall<_pandex_disk_v1_ListMoviesRequest__Output, _pandex_disk_v1_MovieList>;
  
  ListVersions: grpc.handleUnaryCall<_pandex_disk_v1_ListVersionsRequest__Output, _pandex_disk_v1_VersionList>;
  
  ListWords: grpc.handleUnaryCall<_pandex_disk_v1_ListWordsRequest__Output, _pandex_disk_v1_WordList>;
  
  RecordViews: grpc.handleUnaryCall<_pandex_disk_v1_RecordViewsRequest__Output, _pandex_common_v1_Empty>;
  
  ReportDisk: grpc.handleUnaryCall<_pandex_disk_v1_ReportDiskRequest__Output, _pandex_common_v1_Empty>;
  
  ResendSaved: grpc.handleUnaryCall<_pandex_disk_v1_ResendSavedRequest__Output, _pandex_common_v1_Empty>;
  
  UpdateCategory: grpc.handleUnaryCall<_pandex_disk_v1_UpdateCategoryRequest__Output, _pandex_disk_v1_Category>;
  
  UpdateHotDisk: grpc.handleUnaryCall<_pandex_disk_v1_UpdateHotDiskRequest__Output, _pandex_disk_v1_HotDisk>;
  
  UpdateMeta: grpc.handleUnaryCall<_pandex_disk_v1_UpdateMetaRequest__Output, _pandex_disk_v1_Disk>;
  
  UpdateMovie: grpc.handleUnaryCall<_pandex_disk_v1_UpdateMovieRequest__Output, _pandex_disk_v1_Movie>;
  
  UpdateWord: grpc.handleUnaryCall<_pandex_disk_v1_WordInput__Output, _pandex_disk_v1_Word>;
  
}

export interface DiskServiceDefinition extends grpc.ServiceDefinition {
  BuyDisk: MethodDefinition<_pandex_disk_v1_BuyDiskRequest, _pandex_disk_v1_BuyDiskReply, _pandex_disk_v1_BuyDiskRequest__Output, _pandex_disk_v1_BuyDiskReply__Output>
  CreateCategory: MethodDefinition<_pandex_disk_v1_CreateCategoryRequest, _pandex_disk_v1_Category, _pandex_disk_v1_CreateCategoryRequest__Output, _pandex_disk_v1_Category__Output>
  CreateWord: MethodDefinition<_pandex_disk_v1_WordInput, _pandex_disk_v1_Word, _pandex_disk_v1_WordInput__Output, _pandex_disk_v1_Word__Output>
  DeleteCategory: MethodDefinition<_pandex_disk_v1_DeleteCategoryRequest, _pandex_common_v1_Empty, _pandex_disk_v1_DeleteCategoryRequest__Output, _pandex_common_v1_Empty__Output>
  DeleteMovies: MethodDefinition<_pandex_common_v1_Ids, _pandex_common_v1_BulkReply, _pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply__Output>
  DeleteWords: MethodDefinition<_pandex_common_v1_Ids, _pandex_common_v1_BulkReply, _pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply__Output>
  FindKnown: MethodDefinition<_pandex_disk_v1_FindKnownRequest, _pandex_disk_v1_FindKnownReply, _pandex_disk_v1_FindKnownRequest__Output, _pandex_disk_v1_FindKnownReply__Output>
  GetCategory: MethodDefinition<_pandex_disk_v1_GetCategoryRequest, _pandex_disk_v1_CategoryDetail, _pandex_disk_v1_GetCategoryRequest__Output, _pandex_disk_v1_CategoryDetail__Output>
  GetDoc: MethodDefinition<_pandex_disk_v1_GetDocRequest, _pandex_disk_v1_Disk, _pandex_disk_v1_GetDocRequest__Output, _pandex_disk_v1_Disk__Output>
  GetMovie: MethodDefinition<_pandex_disk_v1_GetMovieRequest, _pandex_disk_v1_Movie, _pandex_disk_v1_GetMovieRequest__Output, _pandex_disk_v1_Movie__Output>
  GetWord: MethodDefinition<_pandex_disk_v1_GetWordRequest, _pandex_disk_v1_Word, _pandex_disk_v1_GetWordRequest__Output, _pandex_disk_v1_Word__Output>
  ImportMovies: MethodDefinition<_pandex_disk_v1_ImportMoviesRequest, _pandex_disk_v1_ImportMoviesReply, _pandex_disk_v1_ImportMoviesRequest__Output, _pandex_disk_v1_ImportMoviesReply__Output>
  ListAllCategories: MethodDefinition<_pandex_disk_v1_ListAllCategoriesRequest, _pandex_disk_v1_CategoryList, _pandex_disk_v1_ListAllCategoriesRequest__Output, _pandex_disk_v1_CategoryList__Output>
  ListBought: MethodDefinition<_pandex_disk_v1_ListBoughtRequest, _pandex_disk_v1_BoughtList, _pandex_disk_v1_ListBoughtRequest__Output, _pandex_disk_v1_BoughtList__Output>
  ListCategories: MethodDefinition<_pandex_disk_v1_ListCategoriesRequest, _pandex_disk_v1_CategoryPage, _pandex_disk_v1_ListCategoriesRequest__Output, _pandex_disk_v1_CategoryPage__Output>
  ListCategoryDisks: MethodDefinition<_pandex_disk_v1_ListCategoryDisksRequest, _pandex_disk_v1_CategoryDisks, _pandex_disk_v1_ListCategoryDisksRequest__Output, _pandex_disk_v1_CategoryDisks__Output>
  ListHot: MethodDefinition<_pandex_disk_v1_ListDisksRequest, _pandex_disk_v1_DiskList, _pandex_disk_v1_ListDisksRequest__Output, _pandex_disk_v1_DiskList__Output>
  ListHotDisks: MethodDefinition<_pandex_disk_v1_ListHotDisksRequest, _pandex_disk_v1_HotDiskList, _pandex_disk_v1_ListHotDisksRequest__Output, _pandex_disk_v1_HotDiskList__Output>
  ListLatest: MethodDefinition<_pandex_disk_v1_ListDisksRequest, _pandex_disk_v1_DiskList, _pandex_disk_v1_ListDisksRequest__Output, _pandex_disk_v1_DiskList__Output>
  ListLatestMovies: MethodDefinition<_pandex_disk_v1_ListLatestMoviesRequest, _pandex_disk_v1_MovieList, _pandex_disk_v1_ListLatestMoviesRequest__Output, _pandex_disk_v1_MovieList__Output>
  ListMovies: MethodDefinition<_pandex_disk_v1_ListMoviesRequest, _pandex_disk_v1_MovieList, _pandex_disk_v1_ListMoviesRequest__Output, _pandex_disk_v1_MovieList__Output>
  ListVersions: MethodDefinition<_pandex_disk_v1_ListVersionsRequest, _pandex_disk_v1_VersionList, _pandex_disk_v1_ListVersionsRequest__Output, _pandex_disk_v1_VersionList__Output>
  ListWords: MethodDefinition<_pandex_disk_v1_ListWordsRequest, _pandex_disk_v1_WordList, _pandex_disk_v1_ListWordsRequest__Output, _pandex_disk_v1_WordList__Output>
  RecordViews: MethodDefinition<_pandex_disk_v1_RecordViewsRequest, _pandex_common_v1_Empty, _pandex_disk_v1_RecordViewsRequest__Output, _pandex_common_v1_Empty__Output>
  ReportDisk: MethodDefinition<_pandex_disk_v1_ReportDiskRequest, _pandex_common_v1_Empty, _pandex_disk_v1_ReportDiskRequest__Output, _pandex_common_v1_Empty__Output>
  ResendSaved: MethodDefinition<_pandex_disk_v1_ResendSavedRequest, _pandex_common_v1_Empty, _pandex_disk_v1_ResendSavedRequest__Output, _pandex_common_v1_Empty__Output>
  UpdateCategory: MethodDefinition<_pandex_disk_v1_UpdateCategoryRequest, _pandex_disk_v1_Category, _pandex_disk_v1_UpdateCategoryRequest__Output, _pandex_disk_v1_Category__Output>
  UpdateHotDisk: MethodDefinition<_pandex_disk_v1_UpdateHotDiskRequest, _pandex_disk_v1_HotDisk, _pandex_disk_v1_UpdateHotDiskRequest__Output, _pandex_disk_v1_HotDisk__Output>
  UpdateMeta: MethodDefinition<_pandex_disk_v1_UpdateMetaRequest, _pandex_disk_v1_Disk, _pandex_disk_v1_UpdateMetaRequest__Output, _pandex_disk_v1_Disk__Output>
  UpdateMovie: MethodDefinition<_pandex_disk_v1_UpdateMovieRequest, _pandex_disk_v1_Movie, _pandex_disk_v1_UpdateMovieRequest__Output, _pandex_disk_v1_Movie__Output>
  UpdateWord: MethodDefinition<_pandex_disk_v1_WordInput, _pandex_disk_v1_Word, _pandex_disk_v1_WordInput__Output, _pandex_disk_v1_Word__Output>
}
