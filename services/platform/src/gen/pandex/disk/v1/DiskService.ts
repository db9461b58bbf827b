// Original file: protos/pandex/disk/v1/disk.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AdminDiskList as _pandex_disk_v1_AdminDiskList, AdminDiskList__Output as _pandex_disk_v1_AdminDiskList__Output } from '../../../pandex/disk/v1/AdminDiskList.ts';
import type { AdvanceClaimsRequest as _pandex_disk_v1_AdvanceClaimsRequest, AdvanceClaimsRequest__Output as _pandex_disk_v1_AdvanceClaimsRequest__Output } from '../../../pandex/disk/v1/AdvanceClaimsRequest.ts';
import type { Article as _pandex_disk_v1_Article, Article__Output as _pandex_disk_v1_Article__Output } from '../../../pandex/disk/v1/Article.ts';
import type { ArticleRef as _pandex_disk_v1_ArticleRef, ArticleRef__Output as _pandex_disk_v1_ArticleRef__Output } from '../../../pandex/disk/v1/ArticleRef.ts';
import type { ArticleSubjectList as _pandex_disk_v1_ArticleSubjectList, ArticleSubjectList__Output as _pandex_disk_v1_ArticleSubjectList__Output } from '../../../pandex/disk/v1/ArticleSubjectList.ts';
import type { BoughtList as _pandex_disk_v1_BoughtList, BoughtList__Output as _pandex_disk_v1_BoughtList__Output } from '../../../pandex/disk/v1/BoughtList.ts';
import type { BulkReply as _pandex_common_v1_BulkReply, BulkReply__Output as _pandex_common_v1_BulkReply__Output } from '../../../pandex/common/v1/BulkReply.ts';
import type { BuyDiskReply as _pandex_disk_v1_BuyDiskReply, BuyDiskReply__Output as _pandex_disk_v1_BuyDiskReply__Output } from '../../../pandex/disk/v1/BuyDiskReply.ts';
import type { BuyDiskRequest as _pandex_disk_v1_BuyDiskRequest, BuyDiskRequest__Output as _pandex_disk_v1_BuyDiskRequest__Output } from '../../../pandex/disk/v1/BuyDiskRequest.ts';
import type { Category as _pandex_disk_v1_Category, Category__Output as _pandex_disk_v1_Category__Output } from '../../../pandex/disk/v1/Category.ts';
import type { CategoryDetail as _pandex_disk_v1_CategoryDetail, CategoryDetail__Output as _pandex_disk_v1_CategoryDetail__Output } from '../../../pandex/disk/v1/CategoryDetail.ts';
import type { CategoryDisks as _pandex_disk_v1_CategoryDisks, CategoryDisks__Output as _pandex_disk_v1_CategoryDisks__Output } from '../../../pandex/disk/v1/CategoryDisks.ts';
import type { CategoryList as _pandex_disk_v1_CategoryList, CategoryList__Output as _pandex_disk_v1_CategoryList__Output } from '../../../pandex/disk/v1/CategoryList.ts';
import type { CategoryPage as _pandex_disk_v1_CategoryPage, CategoryPage__Output as _pandex_disk_v1_CategoryPage__Output } from '../../../pandex/disk/v1/CategoryPage.ts';
import type { ChangedDocs as _pandex_disk_v1_ChangedDocs, ChangedDocs__Output as _pandex_disk_v1_ChangedDocs__Output } from '../../../pandex/disk/v1/ChangedDocs.ts';
import type { CheckLinkRequest as _pandex_disk_v1_CheckLinkRequest, CheckLinkRequest__Output as _pandex_disk_v1_CheckLinkRequest__Output } from '../../../pandex/disk/v1/CheckLinkRequest.ts';
import type { ClaimList as _pandex_disk_v1_ClaimList, ClaimList__Output as _pandex_disk_v1_ClaimList__Output } from '../../../pandex/disk/v1/ClaimList.ts';
import type { ClaimLog as _pandex_disk_v1_ClaimLog, ClaimLog__Output as _pandex_disk_v1_ClaimLog__Output } from '../../../pandex/disk/v1/ClaimLog.ts';
import type { CreateCategoryRequest as _pandex_disk_v1_CreateCategoryRequest, CreateCategoryRequest__Output as _pandex_disk_v1_CreateCategoryRequest__Output } from '../../../pandex/disk/v1/CreateCategoryRequest.ts';
import type { DeleteCategoryRequest as _pandex_disk_v1_DeleteCategoryRequest, DeleteCategoryRequest__Output as _pandex_disk_v1_DeleteCategoryRequest__Output } from '../../../pandex/disk/v1/DeleteCategoryRequest.ts';
import type { DeleteDisksRequest as _pandex_disk_v1_DeleteDisksRequest, DeleteDisksRequest__Output as _pandex_disk_v1_DeleteDisksRequest__Output } from '../../../pandex/disk/v1/DeleteDisksRequest.ts';
import type { Disk as _pandex_disk_v1_Disk, Disk__Output as _pandex_disk_v1_Disk__Output } from '../../../pandex/disk/v1/Disk.ts';
import type { DiskChange as _pandex_disk_v1_DiskChange, DiskChange__Output as _pandex_disk_v1_DiskChange__Output } from '../../../pandex/disk/v1/DiskChange.ts';
import type { DiskList as _pandex_disk_v1_DiskList, DiskList__Output as _pandex_disk_v1_DiskList__Output } from '../../../pandex/disk/v1/DiskList.ts';
import type { DiskWork as _pandex_disk_v1_DiskWork, DiskWork__Output as _pandex_disk_v1_DiskWork__Output } from '../../../pandex/disk/v1/DiskWork.ts';
import type { DocIds as _pandex_disk_v1_DocIds, DocIds__Output as _pandex_disk_v1_DocIds__Output } from '../../../pandex/disk/v1/DocIds.ts';
import type { DriveHealthList as _pandex_disk_v1_DriveHealthList, DriveHealthList__Output as _pandex_disk_v1_DriveHealthList__Output } from '../../../pandex/disk/v1/DriveHealthList.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from '../../../pandex/common/v1/Empty.ts';
import type { FindKnownReply as _pandex_disk_v1_FindKnownReply, FindKnownReply__Output as _pandex_disk_v1_FindKnownReply__Output } from '../../../pandex/disk/v1/FindKnownReply.ts';
import type { FindKnownRequest as _pandex_disk_v1_FindKnownRequest, FindKnownRequest__Output as _pandex_disk_v1_FindKnownRequest__Output } from '../../../pandex/disk/v1/FindKnownRequest.ts';
import type { GetCategoryRequest as _pandex_disk_v1_GetCategoryRequest, GetCategoryRequest__Output as _pandex_disk_v1_GetCategoryRequest__Output } from '../../../pandex/disk/v1/GetCategoryRequest.ts';
import type { GetDocRequest as _pandex_disk_v1_GetDocRequest, GetDocRequest__Output as _pandex_disk_v1_GetDocRequest__Output } from '../../../pandex/disk/v1/GetDocRequest.ts';
import type { GetDriveHealthRequest as _pandex_disk_v1_GetDriveHealthRequest, GetDriveHealthRequest__Output as _pandex_disk_v1_GetDriveHealthRequest__Output } from '../../../pandex/disk/v1/GetDriveHealthRequest.ts';
import type { GetMovieRequest as _pandex_disk_v1_GetMovieRequest, GetMovieRequest__Output as _pandex_disk_v1_GetMovieRequest__Output } from '../../../pandex/disk/v1/GetMovieRequest.ts';
import type { GetWordRequest as _pandex_disk_v1_GetWordRequest, GetWordRequest__Output as _pandex_disk_v1_GetWordRequest__Output } from '../../../pandex/disk/v1/GetWordRequest.ts';
import type { HotDisk as _pandex_disk_v1_HotDisk, HotDisk__Output as _pandex_disk_v1_HotDisk__Output } from '../../../pandex/disk/v1/HotDisk.ts';
import type { HotDiskList as _pandex_disk_v1_HotDiskList, HotDiskList__Output as _pandex_disk_v1_HotDiskList__Output } from '../../../pandex/disk/v1/HotDiskList.ts';
import type { Ids as _pandex_common_v1_Ids, Ids__Output as _pandex_common_v1_Ids__Output } from '../../../pandex/common/v1/Ids.ts';
import type { ImportMoviesReply as _pandex_disk_v1_ImportMoviesReply, ImportMoviesReply__Output as _pandex_disk_v1_ImportMoviesReply__Output } from '../../../pandex/disk/v1/ImportMoviesReply.ts';
import type { ImportMoviesRequest as _pandex_disk_v1_ImportMoviesRequest, ImportMoviesRequest__Output as _pandex_disk_v1_ImportMoviesRequest__Output } from '../../../pandex/disk/v1/ImportMoviesRequest.ts';
import type { LatestByCategory as _pandex_disk_v1_LatestByCategory, LatestByCategory__Output as _pandex_disk_v1_LatestByCategory__Output } from '../../../pandex/disk/v1/LatestByCategory.ts';
import type { LinkState as _pandex_disk_v1_LinkState, LinkState__Output as _pandex_disk_v1_LinkState__Output } from '../../../pandex/disk/v1/LinkState.ts';
import type { ListAllCategoriesRequest as _pandex_disk_v1_ListAllCategoriesRequest, ListAllCategoriesRequest__Output as _pandex_disk_v1_ListAllCategoriesRequest__Output } from '../../../pandex/disk/v1/ListAllCategoriesRequest.ts';
import type { ListAllDisksRequest as _pandex_disk_v1_ListAllDisksRequest, ListAllDisksRequest__Output as _pandex_disk_v1_ListAllDisksRequest__Output } from '../../../pandex/disk/v1/ListAllDisksRequest.ts';
import type { ListBoughtRequest as _pandex_disk_v1_ListBoughtRequest, ListBoughtRequest__Output as _pandex_disk_v1_ListBoughtRequest__Output } from '../../../pandex/disk/v1/ListBoughtRequest.ts';
import type { ListCategoriesRequest as _pandex_disk_v1_ListCategoriesRequest, ListCategoriesRequest__Output as _pandex_disk_v1_ListCategoriesRequest__Output } from '../../../pandex/disk/v1/ListCategoriesRequest.ts';
import type { ListCategoryDisksRequest as _pandex_disk_v1_ListCategoryDisksRequest, ListCategoryDisksRequest__Output as _pandex_disk_v1_ListCategoryDisksRequest__Output } from '../../../pandex/disk/v1/ListCategoryDisksRequest.ts';
import type { ListChangedDocsRequest as _pandex_disk_v1_ListChangedDocsRequest, ListChangedDocsRequest__Output as _pandex_disk_v1_ListChangedDocsRequest__Output } from '../../../pandex/disk/v1/ListChangedDocsRequest.ts';
import type { ListClaimLogRequest as _pandex_disk_v1_ListClaimLogRequest, ListClaimLogRequest__Output as _pandex_disk_v1_ListClaimLogRequest__Output } from '../../../pandex/disk/v1/ListClaimLogRequest.ts';
import type { ListClaimsRequest as _pandex_disk_v1_ListClaimsRequest, ListClaimsRequest__Output as _pandex_disk_v1_ListClaimsRequest__Output } from '../../../pandex/disk/v1/ListClaimsRequest.ts';
import type { ListDisksRequest as _pandex_disk_v1_ListDisksRequest, ListDisksRequest__Output as _pandex_disk_v1_ListDisksRequest__Output } from '../../../pandex/disk/v1/ListDisksRequest.ts';
import type { ListForArticlesRequest as _pandex_disk_v1_ListForArticlesRequest, ListForArticlesRequest__Output as _pandex_disk_v1_ListForArticlesRequest__Output } from '../../../pandex/disk/v1/ListForArticlesRequest.ts';
import type { ListForProgramsRequest as _pandex_disk_v1_ListForProgramsRequest, ListForProgramsRequest__Output as _pandex_disk_v1_ListForProgramsRequest__Output } from '../../../pandex/disk/v1/ListForProgramsRequest.ts';
import type { ListHotDisksRequest as _pandex_disk_v1_ListHotDisksRequest, ListHotDisksRequest__Output as _pandex_disk_v1_ListHotDisksRequest__Output } from '../../../pandex/disk/v1/ListHotDisksRequest.ts';
import type { ListLatestByCategoryRequest as _pandex_disk_v1_ListLatestByCategoryRequest, ListLatestByCategoryRequest__Output as _pandex_disk_v1_ListLatestByCategoryRequest__Output } from '../../../pandex/disk/v1/ListLatestByCategoryRequest.ts';
import type { ListLatestMoviesRequest as _pandex_disk_v1_ListLatestMoviesRequest, ListLatestMoviesRequest__Output as _pandex_disk_v1_ListLatestMoviesRequest__Output } from '../../../pandex/disk/v1/ListLatestMoviesRequest.ts';
import type { ListMoviesRequest as _pandex_disk_v1_ListMoviesRequest, ListMoviesRequest__Output as _pandex_disk_v1_ListMoviesRequest__Output } from '../../../pandex/disk/v1/ListMoviesRequest.ts';
import type { ListNamedPagesRequest as _pandex_disk_v1_ListNamedPagesRequest, ListNamedPagesRequest__Output as _pandex_disk_v1_ListNamedPagesRequest__Output } from '../../../pandex/disk/v1/ListNamedPagesRequest.ts';
import type { ListPagesRequest as _pandex_disk_v1_ListPagesRequest, ListPagesRequest__Output as _pandex_disk_v1_ListPagesRequest__Output } from '../../../pandex/disk/v1/ListPagesRequest.ts';
import type { ListReportsRequest as _pandex_disk_v1_ListReportsRequest, ListReportsRequest__Output as _pandex_disk_v1_ListReportsRequest__Output } from '../../../pandex/disk/v1/ListReportsRequest.ts';
import type { ListSavedRequest as _pandex_disk_v1_ListSavedRequest, ListSavedRequest__Output as _pandex_disk_v1_ListSavedRequest__Output } from '../../../pandex/disk/v1/ListSavedRequest.ts';
import type { ListTopViewsRequest as _pandex_disk_v1_ListTopViewsRequest, ListTopViewsRequest__Output as _pandex_disk_v1_ListTopViewsRequest__Output } from '../../../pandex/disk/v1/ListTopViewsRequest.ts';
import type { ListUserPurchasesRequest as _pandex_disk_v1_ListUserPurchasesRequest, ListUserPurchasesRequest__Output as _pandex_disk_v1_ListUserPurchasesRequest__Output } from '../../../pandex/disk/v1/ListUserPurchasesRequest.ts';
import type { ListUserReportsRequest as _pandex_disk_v1_ListUserReportsRequest, ListUserReportsRequest__Output as _pandex_disk_v1_ListUserReportsRequest__Output } from '../../../pandex/disk/v1/ListUserReportsRequest.ts';
import type { ListVersionsRequest as _pandex_disk_v1_ListVersionsRequest, ListVersionsRequest__Output as _pandex_disk_v1_ListVersionsRequest__Output } from '../../../pandex/disk/v1/ListVersionsRequest.ts';
import type { ListWordsRequest as _pandex_disk_v1_ListWordsRequest, ListWordsRequest__Output as _pandex_disk_v1_ListWordsRequest__Output } from '../../../pandex/disk/v1/ListWordsRequest.ts';
import type { Movie as _pandex_disk_v1_Movie, Movie__Output as _pandex_disk_v1_Movie__Output } from '../../../pandex/disk/v1/Movie.ts';
import type { MovieList as _pandex_disk_v1_MovieList, MovieList__Output as _pandex_disk_v1_MovieList__Output } from '../../../pandex/disk/v1/MovieList.ts';
import type { NamedPageList as _pandex_disk_v1_NamedPageList, NamedPageList__Output as _pandex_disk_v1_NamedPageList__Output } from '../../../pandex/disk/v1/NamedPageList.ts';
import type { PageList as _pandex_disk_v1_PageList, PageList__Output as _pandex_disk_v1_PageList__Output } from '../../../pandex/disk/v1/PageList.ts';
import type { QueueChecksReply as _pandex_disk_v1_QueueChecksReply, QueueChecksReply__Output as _pandex_disk_v1_QueueChecksReply__Output } from '../../../pandex/disk/v1/QueueChecksReply.ts';
import type { QueueChecksRequest as _pandex_disk_v1_QueueChecksRequest, QueueChecksRequest__Output as _pandex_disk_v1_QueueChecksRequest__Output } from '../../../pandex/disk/v1/QueueChecksRequest.ts';
import type { RecordViewsRequest as _pandex_disk_v1_RecordViewsRequest, RecordViewsRequest__Output as _pandex_disk_v1_RecordViewsRequest__Output } from '../../../pandex/disk/v1/RecordViewsRequest.ts';
import type { ReportChange as _pandex_disk_v1_ReportChange, ReportChange__Output as _pandex_disk_v1_ReportChange__Output } from '../../../pandex/disk/v1/ReportChange.ts';
import type { ReportDiskRequest as _pandex_disk_v1_ReportDiskRequest, ReportDiskRequest__Output as _pandex_disk_v1_ReportDiskRequest__Output } from '../../../pandex/disk/v1/ReportDiskRequest.ts';
import type { ReportList as _pandex_disk_v1_ReportList, ReportList__Output as _pandex_disk_v1_ReportList__Output } from '../../../pandex/disk/v1/ReportList.ts';
import type { ResendSavedRequest as _pandex_disk_v1_ResendSavedRequest, ResendSavedRequest__Output as _pandex_disk_v1_ResendSavedRequest__Output } from '../../../pandex/disk/v1/ResendSavedRequest.ts';
import type { ResolveReportsRequest as _pandex_disk_v1_ResolveReportsRequest, ResolveReportsRequest__Output as _pandex_disk_v1_ResolveReportsRequest__Output } from '../../../pandex/disk/v1/ResolveReportsRequest.ts';
import type { SaveArticleRequest as _pandex_disk_v1_SaveArticleRequest, SaveArticleRequest__Output as _pandex_disk_v1_SaveArticleRequest__Output } from '../../../pandex/disk/v1/SaveArticleRequest.ts';
import type { SaveDiskReply as _pandex_disk_v1_SaveDiskReply, SaveDiskReply__Output as _pandex_disk_v1_SaveDiskReply__Output } from '../../../pandex/disk/v1/SaveDiskReply.ts';
import type { SaveDiskRequest as _pandex_disk_v1_SaveDiskRequest, SaveDiskRequest__Output as _pandex_disk_v1_SaveDiskRequest__Output } from '../../../pandex/disk/v1/SaveDiskRequest.ts';
import type { SavedList as _pandex_disk_v1_SavedList, SavedList__Output as _pandex_disk_v1_SavedList__Output } from '../../../pandex/disk/v1/SavedList.ts';
import type { ServiceStatus as _pandex_common_v1_ServiceStatus, ServiceStatus__Output as _pandex_common_v1_ServiceStatus__Output } from '../../../pandex/common/v1/ServiceStatus.ts';
import type { TestSettingReply as _pandex_common_v1_TestSettingReply, TestSettingReply__Output as _pandex_common_v1_TestSettingReply__Output } from '../../../pandex/common/v1/TestSettingReply.ts';
import type { TestSettingRequest as _pandex_common_v1_TestSettingRequest, TestSettingRequest__Output as _pandex_common_v1_TestSettingRequest__Output } from '../../../pandex/common/v1/TestSettingRequest.ts';
import type { TopViews as _pandex_disk_v1_TopViews, TopViews__Output as _pandex_disk_v1_TopViews__Output } from '../../../pandex/disk/v1/TopViews.ts';
import type { UndoChangeRequest as _pandex_disk_v1_UndoChangeRequest, UndoChangeRequest__Output as _pandex_disk_v1_UndoChangeRequest__Output } from '../../../pandex/disk/v1/UndoChangeRequest.ts';
import type { UpdateArticleRequest as _pandex_disk_v1_UpdateArticleRequest, UpdateArticleRequest__Output as _pandex_disk_v1_UpdateArticleRequest__Output } from '../../../pandex/disk/v1/UpdateArticleRequest.ts';
import type { UpdateCategoryRequest as _pandex_disk_v1_UpdateCategoryRequest, UpdateCategoryRequest__Output as _pandex_disk_v1_UpdateCategoryRequest__Output } from '../../../pandex/disk/v1/UpdateCategoryRequest.ts';
import type { UpdateDiskRequest as _pandex_disk_v1_UpdateDiskRequest, UpdateDiskRequest__Output as _pandex_disk_v1_UpdateDiskRequest__Output } from '../../../pandex/disk/v1/UpdateDiskRequest.ts';
import type { UpdateDisksRequest as _pandex_disk_v1_UpdateDisksRequest, UpdateDisksRequest__Output as _pandex_disk_v1_UpdateDisksRequest__Output } from '../../../pandex/disk/v1/UpdateDisksRequest.ts';
import type { UpdateHotDiskRequest as _pandex_disk_v1_UpdateHotDiskRequest, UpdateHotDiskRequest__Output as _pandex_disk_v1_UpdateHotDiskRequest__Output } from '../../../pandex/disk/v1/UpdateHotDiskRequest.ts';
import type { UpdateMetaRequest as _pandex_disk_v1_UpdateMetaRequest, UpdateMetaRequest__Output as _pandex_disk_v1_UpdateMetaRequest__Output } from '../../../pandex/disk/v1/UpdateMetaRequest.ts';
import type { UpdateMovieRequest as _pandex_disk_v1_UpdateMovieRequest, UpdateMovieRequest__Output as _pandex_disk_v1_UpdateMovieRequest__Output } from '../../../pandex/disk/v1/UpdateMovieRequest.ts';
import type { UserReportList as _pandex_disk_v1_UserReportList, UserReportList__Output as _pandex_disk_v1_UserReportList__Output } from '../../../pandex/disk/v1/UserReportList.ts';
import type { VersionList as _pandex_disk_v1_VersionList, VersionList__Output as _pandex_disk_v1_VersionList__Output } from '../../../pandex/disk/v1/VersionList.ts';
import type { VisibleDisks as _pandex_disk_v1_VisibleDisks, VisibleDisks__Output as _pandex_disk_v1_VisibleDisks__Output } from '../../../pandex/disk/v1/VisibleDisks.ts';
import type { VoteOnLinkRequest as _pandex_disk_v1_VoteOnLinkRequest, VoteOnLinkRequest__Output as _pandex_disk_v1_VoteOnLinkRequest__Output } from '../../../pandex/disk/v1/VoteOnLinkRequest.ts';
import type { Word as _pandex_disk_v1_Word, Word__Output as _pandex_disk_v1_Word__Output } from '../../../pandex/disk/v1/Word.ts';
import type { WordInput as _pandex_disk_v1_WordInput, WordInput__Output as _pandex_disk_v1_WordInput__Output } from '../../../pandex/disk/v1/WordInput.ts';
import type { WordList as _pandex_disk_v1_WordList, WordList__Output as _pandex_disk_v1_WordList__Output } from '../../../pandex/disk/v1/WordList.ts';

export interface DiskServiceClient extends grpc.Client {
  AdvanceClaims(argument: _pandex_disk_v1_AdvanceClaimsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  AdvanceClaims(argument: _pandex_disk_v1_AdvanceClaimsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  AdvanceClaims(argument: _pandex_disk_v1_AdvanceClaimsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  AdvanceClaims(argument: _pandex_disk_v1_AdvanceClaimsRequest, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  advanceClaims(argument: _pandex_disk_v1_AdvanceClaimsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  advanceClaims(argument: _pandex_disk_v1_AdvanceClaimsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  advanceClaims(argument: _pandex_disk_v1_AdvanceClaimsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  advanceClaims(argument: _pandex_disk_v1_AdvanceClaimsRequest, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  BuyDisk(argument: _pandex_disk_v1_BuyDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  BuyDisk(argument: _pandex_disk_v1_BuyDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  BuyDisk(argument: _pandex_disk_v1_BuyDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  BuyDisk(argument: _pandex_disk_v1_BuyDiskRequest, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  buyDisk(argument: _pandex_disk_v1_BuyDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  buyDisk(argument: _pandex_disk_v1_BuyDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  buyDisk(argument: _pandex_disk_v1_BuyDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  buyDisk(argument: _pandex_disk_v1_BuyDiskRequest, callback: grpc.requestCallback<_pandex_disk_v1_BuyDiskReply__Output>): grpc.ClientUnaryCall;
  
  CheckLink(argument: _pandex_disk_v1_CheckLinkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_LinkState__Output>): grpc.ClientUnaryCall;
  CheckLink(argument: _pandex_disk_v1_CheckLinkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_LinkState__Output>): grpc.ClientUnaryCall;
  CheckLink(argument: _pandex_disk_v1_CheckLinkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_LinkState__Output>): grpc.ClientUnaryCall;
  CheckLink(argument: _pandex_disk_v1_CheckLinkRequest, callback: grpc.requestCallback<_pandex_disk_v1_LinkState__Output>): grpc.ClientUnaryCall;
  checkLink(argument: _pandex_disk_v1_CheckLinkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_LinkState__Output>): grpc.ClientUnaryCall;
  checkLink(argument: _pandex_disk_v1_CheckLinkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_LinkState__Output>): grpc.ClientUnaryCall;
  checkLink(argument: _pandex_disk_v1_CheckLinkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_LinkState__Output>): grpc.ClientUnaryCall;
  checkLink(argument: _pandex_disk_v1_CheckLinkRequest, callback: grpc.requestCallback<_pandex_disk_v1_LinkState__Output>): grpc.ClientUnaryCall;
  
  CountWork(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskWork__Output>): grpc.ClientUnaryCall;
  CountWork(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskWork__Output>): grpc.ClientUnaryCall;
  CountWork(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskWork__Output>): grpc.ClientUnaryCall;
  CountWork(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_disk_v1_DiskWork__Output>): grpc.ClientUnaryCall;
  countWork(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskWork__Output>): grpc.ClientUnaryCall;
  countWork(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskWork__Output>): grpc.ClientUnaryCall;
  countWork(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskWork__Output>): grpc.ClientUnaryCall;
  countWork(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_disk_v1_DiskWork__Output>): grpc.ClientUnaryCall;
  
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
  
  DeleteArticle(argument: _pandex_disk_v1_ArticleRef, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  DeleteArticle(argument: _pandex_disk_v1_ArticleRef, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  DeleteArticle(argument: _pandex_disk_v1_ArticleRef, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  DeleteArticle(argument: _pandex_disk_v1_ArticleRef, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteArticle(argument: _pandex_disk_v1_ArticleRef, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteArticle(argument: _pandex_disk_v1_ArticleRef, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteArticle(argument: _pandex_disk_v1_ArticleRef, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteArticle(argument: _pandex_disk_v1_ArticleRef, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  DeleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  DeleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  DeleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  DeleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  deleteCategory(argument: _pandex_disk_v1_DeleteCategoryRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  DeleteDisks(argument: _pandex_disk_v1_DeleteDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  DeleteDisks(argument: _pandex_disk_v1_DeleteDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  DeleteDisks(argument: _pandex_disk_v1_DeleteDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  DeleteDisks(argument: _pandex_disk_v1_DeleteDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  deleteDisks(argument: _pandex_disk_v1_DeleteDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  deleteDisks(argument: _pandex_disk_v1_DeleteDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  deleteDisks(argument: _pandex_disk_v1_DeleteDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  deleteDisks(argument: _pandex_disk_v1_DeleteDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  
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
  
  FindByDocIds(argument: _pandex_disk_v1_DocIds, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  FindByDocIds(argument: _pandex_disk_v1_DocIds, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  FindByDocIds(argument: _pandex_disk_v1_DocIds, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  FindByDocIds(argument: _pandex_disk_v1_DocIds, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  findByDocIds(argument: _pandex_disk_v1_DocIds, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  findByDocIds(argument: _pandex_disk_v1_DocIds, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  findByDocIds(argument: _pandex_disk_v1_DocIds, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  findByDocIds(argument: _pandex_disk_v1_DocIds, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  
  FindKnown(argument: _pandex_disk_v1_FindKnownRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  FindKnown(argument: _pandex_disk_v1_FindKnownRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  FindKnown(argument: _pandex_disk_v1_FindKnownRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  FindKnown(argument: _pandex_disk_v1_FindKnownRequest, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  findKnown(argument: _pandex_disk_v1_FindKnownRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  findKnown(argument: _pandex_disk_v1_FindKnownRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  findKnown(argument: _pandex_disk_v1_FindKnownRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  findKnown(argument: _pandex_disk_v1_FindKnownRequest, callback: grpc.requestCallback<_pandex_disk_v1_FindKnownReply__Output>): grpc.ClientUnaryCall;
  
  FindVisible(argument: _pandex_disk_v1_DocIds, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_VisibleDisks__Output>): grpc.ClientUnaryCall;
  FindVisible(argument: _pandex_disk_v1_DocIds, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_VisibleDisks__Output>): grpc.ClientUnaryCall;
  FindVisible(argument: _pandex_disk_v1_DocIds, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_VisibleDisks__Output>): grpc.ClientUnaryCall;
  FindVisible(argument: _pandex_disk_v1_DocIds, callback: grpc.requestCallback<_pandex_disk_v1_VisibleDisks__Output>): grpc.ClientUnaryCall;
  findVisible(argument: _pandex_disk_v1_DocIds, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_VisibleDisks__Output>): grpc.ClientUnaryCall;
  findVisible(argument: _pandex_disk_v1_DocIds, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_VisibleDisks__Output>): grpc.ClientUnaryCall;
  findVisible(argument: _pandex_disk_v1_DocIds, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_VisibleDisks__Output>): grpc.ClientUnaryCall;
  findVisible(argument: _pandex_disk_v1_DocIds, callback: grpc.requestCallback<_pandex_disk_v1_VisibleDisks__Output>): grpc.ClientUnaryCall;
  
  GetArticle(argument: _pandex_disk_v1_ArticleRef, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  GetArticle(argument: _pandex_disk_v1_ArticleRef, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  GetArticle(argument: _pandex_disk_v1_ArticleRef, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  GetArticle(argument: _pandex_disk_v1_ArticleRef, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  getArticle(argument: _pandex_disk_v1_ArticleRef, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  getArticle(argument: _pandex_disk_v1_ArticleRef, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  getArticle(argument: _pandex_disk_v1_ArticleRef, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  getArticle(argument: _pandex_disk_v1_ArticleRef, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  
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
  
  GetDriveHealth(argument: _pandex_disk_v1_GetDriveHealthRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DriveHealthList__Output>): grpc.ClientUnaryCall;
  GetDriveHealth(argument: _pandex_disk_v1_GetDriveHealthRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DriveHealthList__Output>): grpc.ClientUnaryCall;
  GetDriveHealth(argument: _pandex_disk_v1_GetDriveHealthRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DriveHealthList__Output>): grpc.ClientUnaryCall;
  GetDriveHealth(argument: _pandex_disk_v1_GetDriveHealthRequest, callback: grpc.requestCallback<_pandex_disk_v1_DriveHealthList__Output>): grpc.ClientUnaryCall;
  getDriveHealth(argument: _pandex_disk_v1_GetDriveHealthRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DriveHealthList__Output>): grpc.ClientUnaryCall;
  getDriveHealth(argument: _pandex_disk_v1_GetDriveHealthRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DriveHealthList__Output>): grpc.ClientUnaryCall;
  getDriveHealth(argument: _pandex_disk_v1_GetDriveHealthRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DriveHealthList__Output>): grpc.ClientUnaryCall;
  getDriveHealth(argument: _pandex_disk_v1_GetDriveHealthRequest, callback: grpc.requestCallback<_pandex_disk_v1_DriveHealthList__Output>): grpc.ClientUnaryCall;
  
  GetMovie(argument: _pandex_disk_v1_GetMovieRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  GetMovie(argument: _pandex_disk_v1_GetMovieRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  GetMovie(argument: _pandex_disk_v1_GetMovieRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  GetMovie(argument: _pandex_disk_v1_GetMovieRequest, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  getMovie(argument: _pandex_disk_v1_GetMovieRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  getMovie(argument: _pandex_disk_v1_GetMovieRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  getMovie(argument: _pandex_disk_v1_GetMovieRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  getMovie(argument: _pandex_disk_v1_GetMovieRequest, callback: grpc.requestCallback<_pandex_disk_v1_Movie__Output>): grpc.ClientUnaryCall;
  
  GetServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  
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
  
  ListAll(argument: _pandex_disk_v1_ListAllDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_AdminDiskList__Output>): grpc.ClientUnaryCall;
  ListAll(argument: _pandex_disk_v1_ListAllDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_AdminDiskList__Output>): grpc.ClientUnaryCall;
  ListAll(argument: _pandex_disk_v1_ListAllDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_AdminDiskList__Output>): grpc.ClientUnaryCall;
  ListAll(argument: _pandex_disk_v1_ListAllDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_AdminDiskList__Output>): grpc.ClientUnaryCall;
  listAll(argument: _pandex_disk_v1_ListAllDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_AdminDiskList__Output>): grpc.ClientUnaryCall;
  listAll(argument: _pandex_disk_v1_ListAllDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_AdminDiskList__Output>): grpc.ClientUnaryCall;
  listAll(argument: _pandex_disk_v1_ListAllDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_AdminDiskList__Output>): grpc.ClientUnaryCall;
  listAll(argument: _pandex_disk_v1_ListAllDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_AdminDiskList__Output>): grpc.ClientUnaryCall;
  
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
  
  ListCategoryTree(argument: _pandex_disk_v1_ListCategoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  ListCategoryTree(argument: _pandex_disk_v1_ListCategoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  ListCategoryTree(argument: _pandex_disk_v1_ListCategoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  ListCategoryTree(argument: _pandex_disk_v1_ListCategoriesRequest, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  listCategoryTree(argument: _pandex_disk_v1_ListCategoriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  listCategoryTree(argument: _pandex_disk_v1_ListCategoriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  listCategoryTree(argument: _pandex_disk_v1_ListCategoriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  listCategoryTree(argument: _pandex_disk_v1_ListCategoriesRequest, callback: grpc.requestCallback<_pandex_disk_v1_CategoryPage__Output>): grpc.ClientUnaryCall;
  
  ListChangedDocs(argument: _pandex_disk_v1_ListChangedDocsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ChangedDocs__Output>): grpc.ClientUnaryCall;
  ListChangedDocs(argument: _pandex_disk_v1_ListChangedDocsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_ChangedDocs__Output>): grpc.ClientUnaryCall;
  ListChangedDocs(argument: _pandex_disk_v1_ListChangedDocsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ChangedDocs__Output>): grpc.ClientUnaryCall;
  ListChangedDocs(argument: _pandex_disk_v1_ListChangedDocsRequest, callback: grpc.requestCallback<_pandex_disk_v1_ChangedDocs__Output>): grpc.ClientUnaryCall;
  listChangedDocs(argument: _pandex_disk_v1_ListChangedDocsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ChangedDocs__Output>): grpc.ClientUnaryCall;
  listChangedDocs(argument: _pandex_disk_v1_ListChangedDocsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_ChangedDocs__Output>): grpc.ClientUnaryCall;
  listChangedDocs(argument: _pandex_disk_v1_ListChangedDocsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ChangedDocs__Output>): grpc.ClientUnaryCall;
  listChangedDocs(argument: _pandex_disk_v1_ListChangedDocsRequest, callback: grpc.requestCallback<_pandex_disk_v1_ChangedDocs__Output>): grpc.ClientUnaryCall;
  
  ListClaimLog(argument: _pandex_disk_v1_ListClaimLogRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ClaimLog__Output>): grpc.ClientUnaryCall;
  ListClaimLog(argument: _pandex_disk_v1_ListClaimLogRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_ClaimLog__Output>): grpc.ClientUnaryCall;
  ListClaimLog(argument: _pandex_disk_v1_ListClaimLogRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ClaimLog__Output>): grpc.ClientUnaryCall;
  ListClaimLog(argument: _pandex_disk_v1_ListClaimLogRequest, callback: grpc.requestCallback<_pandex_disk_v1_ClaimLog__Output>): grpc.ClientUnaryCall;
  listClaimLog(argument: _pandex_disk_v1_ListClaimLogRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ClaimLog__Output>): grpc.ClientUnaryCall;
  listClaimLog(argument: _pandex_disk_v1_ListClaimLogRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_ClaimLog__Output>): grpc.ClientUnaryCall;
  listClaimLog(argument: _pandex_disk_v1_ListClaimLogRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ClaimLog__Output>): grpc.ClientUnaryCall;
  listClaimLog(argument: _pandex_disk_v1_ListClaimLogRequest, callback: grpc.requestCallback<_pandex_disk_v1_ClaimLog__Output>): grpc.ClientUnaryCall;
  
  ListClaims(argument: _pandex_disk_v1_ListClaimsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ClaimList__Output>): grpc.ClientUnaryCall;
  ListClaims(argument: _pandex_disk_v1_ListClaimsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_ClaimList__Output>): grpc.ClientUnaryCall;
  ListClaims(argument: _pandex_disk_v1_ListClaimsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ClaimList__Output>): grpc.ClientUnaryCall;
  ListClaims(argument: _pandex_disk_v1_ListClaimsRequest, callback: grpc.requestCallback<_pandex_disk_v1_ClaimList__Output>): grpc.ClientUnaryCall;
  listClaims(argument: _pandex_disk_v1_ListClaimsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ClaimList__Output>): grpc.ClientUnaryCall;
  listClaims(argument: _pandex_disk_v1_ListClaimsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_ClaimList__Output>): grpc.ClientUnaryCall;
  listClaims(argument: _pandex_disk_v1_ListClaimsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ClaimList__Output>): grpc.ClientUnaryCall;
  listClaims(argument: _pandex_disk_v1_ListClaimsRequest, callback: grpc.requestCallback<_pandex_disk_v1_ClaimList__Output>): grpc.ClientUnaryCall;
  
  ListForArticles(argument: _pandex_disk_v1_ListForArticlesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ArticleSubjectList__Output>): grpc.ClientUnaryCall;
  ListForArticles(argument: _pandex_disk_v1_ListForArticlesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_ArticleSubjectList__Output>): grpc.ClientUnaryCall;
  ListForArticles(argument: _pandex_disk_v1_ListForArticlesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ArticleSubjectList__Output>): grpc.ClientUnaryCall;
  ListForArticles(argument: _pandex_disk_v1_ListForArticlesRequest, callback: grpc.requestCallback<_pandex_disk_v1_ArticleSubjectList__Output>): grpc.ClientUnaryCall;
  listForArticles(argument: _pandex_disk_v1_ListForArticlesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ArticleSubjectList__Output>): grpc.ClientUnaryCall;
  listForArticles(argument: _pandex_disk_v1_ListForArticlesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_ArticleSubjectList__Output>): grpc.ClientUnaryCall;
  listForArticles(argument: _pandex_disk_v1_ListForArticlesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ArticleSubjectList__Output>): grpc.ClientUnaryCall;
  listForArticles(argument: _pandex_disk_v1_ListForArticlesRequest, callback: grpc.requestCallback<_pandex_disk_v1_ArticleSubjectList__Output>): grpc.ClientUnaryCall;
  
  ListForPrograms(argument: _pandex_disk_v1_ListForProgramsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListForPrograms(argument: _pandex_disk_v1_ListForProgramsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListForPrograms(argument: _pandex_disk_v1_ListForProgramsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  ListForPrograms(argument: _pandex_disk_v1_ListForProgramsRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listForPrograms(argument: _pandex_disk_v1_ListForProgramsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listForPrograms(argument: _pandex_disk_v1_ListForProgramsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listForPrograms(argument: _pandex_disk_v1_ListForProgramsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  listForPrograms(argument: _pandex_disk_v1_ListForProgramsRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskList__Output>): grpc.ClientUnaryCall;
  
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
  
  ListLatestByCategory(argument: _pandex_disk_v1_ListLatestByCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_LatestByCategory__Output>): grpc.ClientUnaryCall;
  ListLatestByCategory(argument: _pandex_disk_v1_ListLatestByCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_LatestByCategory__Output>): grpc.ClientUnaryCall;
  ListLatestByCategory(argument: _pandex_disk_v1_ListLatestByCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_LatestByCategory__Output>): grpc.ClientUnaryCall;
  ListLatestByCategory(argument: _pandex_disk_v1_ListLatestByCategoryRequest, callback: grpc.requestCallback<_pandex_disk_v1_LatestByCategory__Output>): grpc.ClientUnaryCall;
  listLatestByCategory(argument: _pandex_disk_v1_ListLatestByCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_LatestByCategory__Output>): grpc.ClientUnaryCall;
  listLatestByCategory(argument: _pandex_disk_v1_ListLatestByCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_LatestByCategory__Output>): grpc.ClientUnaryCall;
  listLatestByCategory(argument: _pandex_disk_v1_ListLatestByCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_LatestByCategory__Output>): grpc.ClientUnaryCall;
  listLatestByCategory(argument: _pandex_disk_v1_ListLatestByCategoryRequest, callback: grpc.requestCallback<_pandex_disk_v1_LatestByCategory__Output>): grpc.ClientUnaryCall;
  
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
  
  ListNamedPages(argument: _pandex_disk_v1_ListNamedPagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_NamedPageList__Output>): grpc.ClientUnaryCall;
  ListNamedPages(argument: _pandex_disk_v1_ListNamedPagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_NamedPageList__Output>): grpc.ClientUnaryCall;
  ListNamedPages(argument: _pandex_disk_v1_ListNamedPagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_NamedPageList__Output>): grpc.ClientUnaryCall;
  ListNamedPages(argument: _pandex_disk_v1_ListNamedPagesRequest, callback: grpc.requestCallback<_pandex_disk_v1_NamedPageList__Output>): grpc.ClientUnaryCall;
  listNamedPages(argument: _pandex_disk_v1_ListNamedPagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_NamedPageList__Output>): grpc.ClientUnaryCall;
  listNamedPages(argument: _pandex_disk_v1_ListNamedPagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_NamedPageList__Output>): grpc.ClientUnaryCall;
  listNamedPages(argument: _pandex_disk_v1_ListNamedPagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_NamedPageList__Output>): grpc.ClientUnaryCall;
  listNamedPages(argument: _pandex_disk_v1_ListNamedPagesRequest, callback: grpc.requestCallback<_pandex_disk_v1_NamedPageList__Output>): grpc.ClientUnaryCall;
  
  ListPages(argument: _pandex_disk_v1_ListPagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_PageList__Output>): grpc.ClientUnaryCall;
  ListPages(argument: _pandex_disk_v1_ListPagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_PageList__Output>): grpc.ClientUnaryCall;
  ListPages(argument: _pandex_disk_v1_ListPagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_PageList__Output>): grpc.ClientUnaryCall;
  ListPages(argument: _pandex_disk_v1_ListPagesRequest, callback: grpc.requestCallback<_pandex_disk_v1_PageList__Output>): grpc.ClientUnaryCall;
  listPages(argument: _pandex_disk_v1_ListPagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_PageList__Output>): grpc.ClientUnaryCall;
  listPages(argument: _pandex_disk_v1_ListPagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_PageList__Output>): grpc.ClientUnaryCall;
  listPages(argument: _pandex_disk_v1_ListPagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_PageList__Output>): grpc.ClientUnaryCall;
  listPages(argument: _pandex_disk_v1_ListPagesRequest, callback: grpc.requestCallback<_pandex_disk_v1_PageList__Output>): grpc.ClientUnaryCall;
  
  ListReports(argument: _pandex_disk_v1_ListReportsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ReportList__Output>): grpc.ClientUnaryCall;
  ListReports(argument: _pandex_disk_v1_ListReportsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_ReportList__Output>): grpc.ClientUnaryCall;
  ListReports(argument: _pandex_disk_v1_ListReportsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ReportList__Output>): grpc.ClientUnaryCall;
  ListReports(argument: _pandex_disk_v1_ListReportsRequest, callback: grpc.requestCallback<_pandex_disk_v1_ReportList__Output>): grpc.ClientUnaryCall;
  listReports(argument: _pandex_disk_v1_ListReportsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ReportList__Output>): grpc.ClientUnaryCall;
  listReports(argument: _pandex_disk_v1_ListReportsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_ReportList__Output>): grpc.ClientUnaryCall;
  listReports(argument: _pandex_disk_v1_ListReportsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ReportList__Output>): grpc.ClientUnaryCall;
  listReports(argument: _pandex_disk_v1_ListReportsRequest, callback: grpc.requestCallback<_pandex_disk_v1_ReportList__Output>): grpc.ClientUnaryCall;
  
  ListSaved(argument: _pandex_disk_v1_ListSavedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_SavedList__Output>): grpc.ClientUnaryCall;
  ListSaved(argument: _pandex_disk_v1_ListSavedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_SavedList__Output>): grpc.ClientUnaryCall;
  ListSaved(argument: _pandex_disk_v1_ListSavedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_SavedList__Output>): grpc.ClientUnaryCall;
  ListSaved(argument: _pandex_disk_v1_ListSavedRequest, callback: grpc.requestCallback<_pandex_disk_v1_SavedList__Output>): grpc.ClientUnaryCall;
  listSaved(argument: _pandex_disk_v1_ListSavedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_SavedList__Output>): grpc.ClientUnaryCall;
  listSaved(argument: _pandex_disk_v1_ListSavedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_SavedList__Output>): grpc.ClientUnaryCall;
  listSaved(argument: _pandex_disk_v1_ListSavedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_SavedList__Output>): grpc.ClientUnaryCall;
  listSaved(argument: _pandex_disk_v1_ListSavedRequest, callback: grpc.requestCallback<_pandex_disk_v1_SavedList__Output>): grpc.ClientUnaryCall;
  
  ListTopViews(argument: _pandex_disk_v1_ListTopViewsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_TopViews__Output>): grpc.ClientUnaryCall;
  ListTopViews(argument: _pandex_disk_v1_ListTopViewsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_TopViews__Output>): grpc.ClientUnaryCall;
  ListTopViews(argument: _pandex_disk_v1_ListTopViewsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_TopViews__Output>): grpc.ClientUnaryCall;
  ListTopViews(argument: _pandex_disk_v1_ListTopViewsRequest, callback: grpc.requestCallback<_pandex_disk_v1_TopViews__Output>): grpc.ClientUnaryCall;
  listTopViews(argument: _pandex_disk_v1_ListTopViewsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_TopViews__Output>): grpc.ClientUnaryCall;
  listTopViews(argument: _pandex_disk_v1_ListTopViewsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_TopViews__Output>): grpc.ClientUnaryCall;
  listTopViews(argument: _pandex_disk_v1_ListTopViewsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_TopViews__Output>): grpc.ClientUnaryCall;
  listTopViews(argument: _pandex_disk_v1_ListTopViewsRequest, callback: grpc.requestCallback<_pandex_disk_v1_TopViews__Output>): grpc.ClientUnaryCall;
  
  ListUserPurchases(argument: _pandex_disk_v1_ListUserPurchasesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  ListUserPurchases(argument: _pandex_disk_v1_ListUserPurchasesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  ListUserPurchases(argument: _pandex_disk_v1_ListUserPurchasesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  ListUserPurchases(argument: _pandex_disk_v1_ListUserPurchasesRequest, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  listUserPurchases(argument: _pandex_disk_v1_ListUserPurchasesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  listUserPurchases(argument: _pandex_disk_v1_ListUserPurchasesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  listUserPurchases(argument: _pandex_disk_v1_ListUserPurchasesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  listUserPurchases(argument: _pandex_disk_v1_ListUserPurchasesRequest, callback: grpc.requestCallback<_pandex_disk_v1_BoughtList__Output>): grpc.ClientUnaryCall;
  
  ListUserReports(argument: _pandex_disk_v1_ListUserReportsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_UserReportList__Output>): grpc.ClientUnaryCall;
  ListUserReports(argument: _pandex_disk_v1_ListUserReportsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_UserReportList__Output>): grpc.ClientUnaryCall;
  ListUserReports(argument: _pandex_disk_v1_ListUserReportsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_UserReportList__Output>): grpc.ClientUnaryCall;
  ListUserReports(argument: _pandex_disk_v1_ListUserReportsRequest, callback: grpc.requestCallback<_pandex_disk_v1_UserReportList__Output>): grpc.ClientUnaryCall;
  listUserReports(argument: _pandex_disk_v1_ListUserReportsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_UserReportList__Output>): grpc.ClientUnaryCall;
  listUserReports(argument: _pandex_disk_v1_ListUserReportsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_UserReportList__Output>): grpc.ClientUnaryCall;
  listUserReports(argument: _pandex_disk_v1_ListUserReportsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_UserReportList__Output>): grpc.ClientUnaryCall;
  listUserReports(argument: _pandex_disk_v1_ListUserReportsRequest, callback: grpc.requestCallback<_pandex_disk_v1_UserReportList__Output>): grpc.ClientUnaryCall;
  
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
  
  QueueChecks(argument: _pandex_disk_v1_QueueChecksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_QueueChecksReply__Output>): grpc.ClientUnaryCall;
  QueueChecks(argument: _pandex_disk_v1_QueueChecksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_QueueChecksReply__Output>): grpc.ClientUnaryCall;
  QueueChecks(argument: _pandex_disk_v1_QueueChecksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_QueueChecksReply__Output>): grpc.ClientUnaryCall;
  QueueChecks(argument: _pandex_disk_v1_QueueChecksRequest, callback: grpc.requestCallback<_pandex_disk_v1_QueueChecksReply__Output>): grpc.ClientUnaryCall;
  queueChecks(argument: _pandex_disk_v1_QueueChecksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_QueueChecksReply__Output>): grpc.ClientUnaryCall;
  queueChecks(argument: _pandex_disk_v1_QueueChecksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_QueueChecksReply__Output>): grpc.ClientUnaryCall;
  queueChecks(argument: _pandex_disk_v1_QueueChecksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_QueueChecksReply__Output>): grpc.ClientUnaryCall;
  queueChecks(argument: _pandex_disk_v1_QueueChecksRequest, callback: grpc.requestCallback<_pandex_disk_v1_QueueChecksReply__Output>): grpc.ClientUnaryCall;
  
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
  
  ResendDocs(argument: _pandex_disk_v1_DocIds, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  ResendDocs(argument: _pandex_disk_v1_DocIds, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  ResendDocs(argument: _pandex_disk_v1_DocIds, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  ResendDocs(argument: _pandex_disk_v1_DocIds, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  resendDocs(argument: _pandex_disk_v1_DocIds, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  resendDocs(argument: _pandex_disk_v1_DocIds, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  resendDocs(argument: _pandex_disk_v1_DocIds, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  resendDocs(argument: _pandex_disk_v1_DocIds, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  ResendSaved(argument: _pandex_disk_v1_ResendSavedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ResendSaved(argument: _pandex_disk_v1_ResendSavedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ResendSaved(argument: _pandex_disk_v1_ResendSavedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ResendSaved(argument: _pandex_disk_v1_ResendSavedRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  resendSaved(argument: _pandex_disk_v1_ResendSavedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  resendSaved(argument: _pandex_disk_v1_ResendSavedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  resendSaved(argument: _pandex_disk_v1_ResendSavedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  resendSaved(argument: _pandex_disk_v1_ResendSavedRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  ResolveReports(argument: _pandex_disk_v1_ResolveReportsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ReportChange__Output>): grpc.ClientUnaryCall;
  ResolveReports(argument: _pandex_disk_v1_ResolveReportsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_ReportChange__Output>): grpc.ClientUnaryCall;
  ResolveReports(argument: _pandex_disk_v1_ResolveReportsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ReportChange__Output>): grpc.ClientUnaryCall;
  ResolveReports(argument: _pandex_disk_v1_ResolveReportsRequest, callback: grpc.requestCallback<_pandex_disk_v1_ReportChange__Output>): grpc.ClientUnaryCall;
  resolveReports(argument: _pandex_disk_v1_ResolveReportsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ReportChange__Output>): grpc.ClientUnaryCall;
  resolveReports(argument: _pandex_disk_v1_ResolveReportsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_ReportChange__Output>): grpc.ClientUnaryCall;
  resolveReports(argument: _pandex_disk_v1_ResolveReportsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_ReportChange__Output>): grpc.ClientUnaryCall;
  resolveReports(argument: _pandex_disk_v1_ResolveReportsRequest, callback: grpc.requestCallback<_pandex_disk_v1_ReportChange__Output>): grpc.ClientUnaryCall;
  
  SaveArticle(argument: _pandex_disk_v1_SaveArticleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  SaveArticle(argument: _pandex_disk_v1_SaveArticleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  SaveArticle(argument: _pandex_disk_v1_SaveArticleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  SaveArticle(argument: _pandex_disk_v1_SaveArticleRequest, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  saveArticle(argument: _pandex_disk_v1_SaveArticleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  saveArticle(argument: _pandex_disk_v1_SaveArticleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  saveArticle(argument: _pandex_disk_v1_SaveArticleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  saveArticle(argument: _pandex_disk_v1_SaveArticleRequest, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  
  SaveDisk(argument: _pandex_disk_v1_SaveDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_SaveDiskReply__Output>): grpc.ClientUnaryCall;
  SaveDisk(argument: _pandex_disk_v1_SaveDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_SaveDiskReply__Output>): grpc.ClientUnaryCall;
  SaveDisk(argument: _pandex_disk_v1_SaveDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_SaveDiskReply__Output>): grpc.ClientUnaryCall;
  SaveDisk(argument: _pandex_disk_v1_SaveDiskRequest, callback: grpc.requestCallback<_pandex_disk_v1_SaveDiskReply__Output>): grpc.ClientUnaryCall;
  saveDisk(argument: _pandex_disk_v1_SaveDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_SaveDiskReply__Output>): grpc.ClientUnaryCall;
  saveDisk(argument: _pandex_disk_v1_SaveDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_SaveDiskReply__Output>): grpc.ClientUnaryCall;
  saveDisk(argument: _pandex_disk_v1_SaveDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_SaveDiskReply__Output>): grpc.ClientUnaryCall;
  saveDisk(argument: _pandex_disk_v1_SaveDiskRequest, callback: grpc.requestCallback<_pandex_disk_v1_SaveDiskReply__Output>): grpc.ClientUnaryCall;
  
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  
  UndoChange(argument: _pandex_disk_v1_UndoChangeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  UndoChange(argument: _pandex_disk_v1_UndoChangeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  UndoChange(argument: _pandex_disk_v1_UndoChangeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  UndoChange(argument: _pandex_disk_v1_UndoChangeRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  undoChange(argument: _pandex_disk_v1_UndoChangeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  undoChange(argument: _pandex_disk_v1_UndoChangeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  undoChange(argument: _pandex_disk_v1_UndoChangeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  undoChange(argument: _pandex_disk_v1_UndoChangeRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  
  UpdateArticle(argument: _pandex_disk_v1_UpdateArticleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  UpdateArticle(argument: _pandex_disk_v1_UpdateArticleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  UpdateArticle(argument: _pandex_disk_v1_UpdateArticleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  UpdateArticle(argument: _pandex_disk_v1_UpdateArticleRequest, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  updateArticle(argument: _pandex_disk_v1_UpdateArticleRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  updateArticle(argument: _pandex_disk_v1_UpdateArticleRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  updateArticle(argument: _pandex_disk_v1_UpdateArticleRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  updateArticle(argument: _pandex_disk_v1_UpdateArticleRequest, callback: grpc.requestCallback<_pandex_disk_v1_Article__Output>): grpc.ClientUnaryCall;
  
  UpdateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  UpdateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  updateCategory(argument: _pandex_disk_v1_UpdateCategoryRequest, callback: grpc.requestCallback<_pandex_disk_v1_Category__Output>): grpc.ClientUnaryCall;
  
  UpdateDisk(argument: _pandex_disk_v1_UpdateDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  UpdateDisk(argument: _pandex_disk_v1_UpdateDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  UpdateDisk(argument: _pandex_disk_v1_UpdateDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  UpdateDisk(argument: _pandex_disk_v1_UpdateDiskRequest, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  updateDisk(argument: _pandex_disk_v1_UpdateDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  updateDisk(argument: _pandex_disk_v1_UpdateDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  updateDisk(argument: _pandex_disk_v1_UpdateDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  updateDisk(argument: _pandex_disk_v1_UpdateDiskRequest, callback: grpc.requestCallback<_pandex_disk_v1_Disk__Output>): grpc.ClientUnaryCall;
  
  UpdateDisks(argument: _pandex_disk_v1_UpdateDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  UpdateDisks(argument: _pandex_disk_v1_UpdateDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  UpdateDisks(argument: _pandex_disk_v1_UpdateDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  UpdateDisks(argument: _pandex_disk_v1_UpdateDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  updateDisks(argument: _pandex_disk_v1_UpdateDisksRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  updateDisks(argument: _pandex_disk_v1_UpdateDisksRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  updateDisks(argument: _pandex_disk_v1_UpdateDisksRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  updateDisks(argument: _pandex_disk_v1_UpdateDisksRequest, callback: grpc.requestCallback<_pandex_disk_v1_DiskChange__Output>): grpc.ClientUnaryCall;
  
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
  
  VoteOnLink(argument: _pandex_disk_v1_VoteOnLinkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  VoteOnLink(argument: _pandex_disk_v1_VoteOnLinkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  VoteOnLink(argument: _pandex_disk_v1_VoteOnLinkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  VoteOnLink(argument: _pandex_disk_v1_VoteOnLinkRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  voteOnLink(argument: _pandex_disk_v1_VoteOnLinkRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  voteOnLink(argument: _pandex_disk_v1_VoteOnLinkRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  voteOnLink(argument: _pandex_disk_v1_VoteOnLinkRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  voteOnLink(argument: _pandex_disk_v1_VoteOnLinkRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
}

export interface DiskServiceHandlers extends grpc.UntypedServiceImplementation {
  AdvanceClaims: grpc.handleUnaryCall<_pandex_disk_v1_AdvanceClaimsRequest__Output, _pandex_common_v1_BulkReply>;
  
  BuyDisk: grpc.handleUnaryCall<_pandex_disk_v1_BuyDiskRequest__Output, _pandex_disk_v1_BuyDiskReply>;
  
  CheckLink: grpc.handleUnaryCall<_pandex_disk_v1_CheckLinkRequest__Output, _pandex_disk_v1_LinkState>;
  
  CountWork: grpc.handleUnaryCall<_pandex_common_v1_Empty__Output, _pandex_disk_v1_DiskWork>;
  
  CreateCategory: grpc.handleUnaryCall<_pandex_disk_v1_CreateCategoryRequest__Output, _pandex_disk_v1_Category>;
  
  CreateWord: grpc.handleUnaryCall<_pandex_disk_v1_WordInput__Output, _pandex_disk_v1_Word>;
  
  DeleteArticle: grpc.handleUnaryCall<_pandex_disk_v1_ArticleRef__Output, _pandex_common_v1_Empty>;
  
  DeleteCategory: grpc.handleUnaryCall<_pandex_disk_v1_DeleteCategoryRequest__Output, _pandex_common_v1_Empty>;
  
  DeleteDisks: grpc.handleUnaryCall<_pandex_disk_v1_DeleteDisksRequest__Output, _pandex_disk_v1_DiskChange>;
  
  DeleteMovies: grpc.handleUnaryCall<_pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply>;
  
  DeleteWords: grpc.handleUnaryCall<_pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply>;
  
  FindByDocIds: grpc.handleUnaryCall<_pandex_disk_v1_DocIds__Output, _pandex_disk_v1_DiskList>;
  
  FindKnown: grpc.handleUnaryCall<_pandex_disk_v1_FindKnownRequest__Output, _pandex_disk_v1_FindKnownReply>;
  
  FindVisible: grpc.handleUnaryCall<_pandex_disk_v1_DocIds__Output, _pandex_disk_v1_VisibleDisks>;
  
  GetArticle: grpc.handleUnaryCall<_pandex_disk_v1_ArticleRef__Output, _pandex_disk_v1_Article>;
  
  GetCategory: grpc.handleUnaryCall<_pandex_disk_v1_GetCategoryRequest__Output, _pandex_disk_v1_CategoryDetail>;
  
  GetDoc: grpc.handleUnaryCall<_pandex_disk_v1_GetDocRequest__Output, _pandex_disk_v1_Disk>;
  
  GetDriveHealth: grpc.handleUnaryCall<_pandex_disk_v1_GetDriveHealthRequest__Output, _pandex_disk_v1_DriveHealthList>;
  
  GetMovie: grpc.handleUnaryCall<_pandex_disk_v1_GetMovieRequest__Output, _pandex_disk_v1_Movie>;
  
  GetServiceStatus: grpc.handleUnaryCall<_pandex_common_v1_Empty__Output, _pandex_common_v1_ServiceStatus>;
  
  GetWord: grpc.handleUnaryCall<_pandex_disk_v1_GetWordRequest__Output, _pandex_disk_v1_Word>;
  
  ImportMovies: grpc.handleUnaryCall<_pandex_disk_v1_ImportMoviesRequest__Output, _pandex_disk_v1_ImportMoviesReply>;
  
  ListAll: grpc.handleUnaryCall<_pandex_disk_v1_ListAllDisksRequest__Output, _pandex_disk_v1_AdminDiskList>;
  
  ListAllCategories: grpc.handleUnaryCall<_pandex_disk_v1_ListAllCategoriesRequest__Output, _pandex_disk_v1_CategoryList>;
  
  ListBought: grpc.handleUnaryCall<_pandex_disk_v1_ListBoughtRequest__Output, _pandex_disk_v1_BoughtList>;
  
  ListCategories: grpc.handleUnaryCall<_pandex_disk_v1_ListCategoriesRequest__Output, _pandex_disk_v1_CategoryPage>;
  
  ListCategoryDisks: grpc.handleUnaryCall<_pandex_disk_v1_ListCategoryDisksRequest__Output, _pandex_disk_v1_CategoryDisks>;
  
  ListCategoryTree: grpc.handleUnaryCall<_pandex_disk_v1_ListCategoriesRequest__Output, _pandex_disk_v1_CategoryPage>;
  
  ListChangedDocs: grpc.handleUnaryCall<_pandex_disk_v1_ListChangedDocsRequest__Output, _pandex_disk_v1_ChangedDocs>;
  
  ListClaimLog: grpc.handleUnaryCall<_pandex_disk_v1_ListClaimLogRequest__Output, _pandex_disk_v1_ClaimLog>;
  
  ListClaims: grpc.handleUnaryCall<_pandex_disk_v1_ListClaimsRequest__Output, _pandex_disk_v1_ClaimList>;
  
  ListForArticles: grpc.handleUnaryCall<_pandex_disk_v1_ListForArticlesRequest__Output, _pandex_disk_v1_ArticleSubjectList>;
  
  ListForPrograms: grpc.handleUnaryCall<_pandex_disk_v1_ListForProgramsRequest__Output, _pandex_disk_v1_DiskList>;
  
  ListHot: grpc.handleUnaryCall<_pandex_disk_v1_ListDisksRequest__Output, _pandex_disk_v1_DiskList>;
  
  ListHotDisks: grpc.handleUnaryCall<_pandex_disk_v1_ListHotDisksRequest__Output, _pandex_disk_v1_HotDiskList>;
  
  ListLatest: grpc.handleUnaryCall<_pandex_disk_v1_ListDisksRequest__Output, _pandex_disk_v1_DiskList>;
  
  ListLatestByCategory: grpc.handleUnaryCall<_pandex_disk_v1_ListLatestByCategoryRequest__Output, _pandex_disk_v1_LatestByCategory>;
  
  ListLatestMovies: grpc.handleUnaryCall<_pandex_disk_v1_ListLatestMoviesRequest__Output, _pandex_disk_v1_MovieList>;
  
  ListMovies: grpc.handleUnaryCall<_pandex_disk_v1_ListMoviesRequest__Output, _pandex_disk_v1_MovieList>;
  
  ListNamedPages: grpc.handleUnaryCall<_pandex_disk_v1_ListNamedPagesRequest__Output, _pandex_disk_v1_NamedPageList>;
  
  ListPages: grpc.handleUnaryCall<_pandex_disk_v1_ListPagesRequest__Output, _pandex_disk_v1_PageList>;
  
  ListReports: grpc.handleUnaryCall<_pandex_disk_v1_ListReportsRequest__Output, _pandex_disk_v1_ReportList>;
  
  ListSaved: grpc.handleUnaryCall<_pandex_disk_v1_ListSavedRequest__Output, _pandex_disk_v1_SavedList>;
  
  ListTopViews: grpc.handleUnaryCall<_pandex_disk_v1_ListTopViewsRequest__Output, _pandex_disk_v1_TopViews>;
  
  ListUserPurchases: grpc.handleUnaryCall<_pandex_disk_v1_ListUserPurchasesRequest__Output, _pandex_disk_v1_BoughtList>;
  
  ListUserReports: grpc.handleUnaryCall<_pandex_disk_v1_ListUserReportsRequest__Output, _pandex_disk_v1_UserReportList>;
  
  ListVersions: grpc.handleUnaryCall<_pandex_disk_v1_ListVersionsRequest__Output, _pandex_disk_v1_VersionList>;
  
  ListWords: grpc.handleUnaryCall<_pandex_disk_v1_ListWordsRequest__Output, _pandex_disk_v1_WordList>;
  
  QueueChecks: grpc.handleUnaryCall<_pandex_disk_v1_QueueChecksRequest__Output, _pandex_disk_v1_QueueChecksReply>;
  
  RecordViews: grpc.handleUnaryCall<_pandex_disk_v1_RecordViewsRequest__Output, _pandex_common_v1_Empty>;
  
  ReportDisk: grpc.handleUnaryCall<_pandex_disk_v1_ReportDiskRequest__Output, _pandex_common_v1_Empty>;
  
  ResendDocs: grpc.handleUnaryCall<_pandex_disk_v1_DocIds__Output, _pandex_common_v1_BulkReply>;
  
  ResendSaved: grpc.handleUnaryCall<_pandex_disk_v1_ResendSavedRequest__Output, _pandex_common_v1_Empty>;
  
  ResolveReports: grpc.handleUnaryCall<_pandex_disk_v1_ResolveReportsRequest__Output, _pandex_disk_v1_ReportChange>;
  
  SaveArticle: grpc.handleUnaryCall<_pandex_disk_v1_SaveArticleRequest__Output, _pandex_disk_v1_Article>;
  
  SaveDisk: grpc.handleUnaryCall<_pandex_disk_v1_SaveDiskRequest__Output, _pandex_disk_v1_SaveDiskReply>;
  
  TestSetting: grpc.handleUnaryCall<_pandex_common_v1_TestSettingRequest__Output, _pandex_common_v1_TestSettingReply>;
  
  UndoChange: grpc.handleUnaryCall<_pandex_disk_v1_UndoChangeRequest__Output, _pandex_disk_v1_DiskChange>;
  
  UpdateArticle: grpc.handleUnaryCall<_pandex_disk_v1_UpdateArticleRequest__Output, _pandex_disk_v1_Article>;
  
  UpdateCategory: grpc.handleUnaryCall<_pandex_disk_v1_UpdateCategoryRequest__Output, _pandex_disk_v1_Category>;
  
  UpdateDisk: grpc.handleUnaryCall<_pandex_disk_v1_UpdateDiskRequest__Output, _pandex_disk_v1_Disk>;
  
  UpdateDisks: grpc.handleUnaryCall<_pandex_disk_v1_UpdateDisksRequest__Output, _pandex_disk_v1_DiskChange>;
  
  UpdateHotDisk: grpc.handleUnaryCall<_pandex_disk_v1_UpdateHotDiskRequest__Output, _pandex_disk_v1_HotDisk>;
  
  UpdateMeta: grpc.handleUnaryCall<_pandex_disk_v1_UpdateMetaRequest__Output, _pandex_disk_v1_Disk>;
  
  UpdateMovie: grpc.handleUnaryCall<_pandex_disk_v1_UpdateMovieRequest__Output, _pandex_disk_v1_Movie>;
  
  UpdateWord: grpc.handleUnaryCall<_pandex_disk_v1_WordInput__Output, _pandex_disk_v1_Word>;
  
  VoteOnLink: grpc.handleUnaryCall<_pandex_disk_v1_VoteOnLinkRequest__Output, _pandex_common_v1_Empty>;
  
}

export interface DiskServiceDefinition extends grpc.ServiceDefinition {
  AdvanceClaims: MethodDefinition<_pandex_disk_v1_AdvanceClaimsRequest, _pandex_common_v1_BulkReply, _pandex_disk_v1_AdvanceClaimsRequest__Output, _pandex_common_v1_BulkReply__Output>
  BuyDisk: MethodDefinition<_pandex_disk_v1_BuyDiskRequest, _pandex_disk_v1_BuyDiskReply, _pandex_disk_v1_BuyDiskRequest__Output, _pandex_disk_v1_BuyDiskReply__Output>
  CheckLink: MethodDefinition<_pandex_disk_v1_CheckLinkRequest, _pandex_disk_v1_LinkState, _pandex_disk_v1_CheckLinkRequest__Output, _pandex_disk_v1_LinkState__Output>
  CountWork: MethodDefinition<_pandex_common_v1_Empty, _pandex_disk_v1_DiskWork, _pandex_common_v1_Empty__Output, _pandex_disk_v1_DiskWork__Output>
  CreateCategory: MethodDefinition<_pandex_disk_v1_CreateCategoryRequest, _pandex_disk_v1_Category, _pandex_disk_v1_CreateCategoryRequest__Output, _pandex_disk_v1_Category__Output>
  CreateWord: MethodDefinition<_pandex_disk_v1_WordInput, _pandex_disk_v1_Word, _pandex_disk_v1_WordInput__Output, _pandex_disk_v1_Word__Output>
  DeleteArticle: MethodDefinition<_pandex_disk_v1_ArticleRef, _pandex_common_v1_Empty, _pandex_disk_v1_ArticleRef__Output, _pandex_common_v1_Empty__Output>
  DeleteCategory: MethodDefinition<_pandex_disk_v1_DeleteCategoryRequest, _pandex_common_v1_Empty, _pandex_disk_v1_DeleteCategoryRequest__Output, _pandex_common_v1_Empty__Output>
  DeleteDisks: MethodDefinition<_pandex_disk_v1_DeleteDisksRequest, _pandex_disk_v1_DiskChange, _pandex_disk_v1_DeleteDisksRequest__Output, _pandex_disk_v1_DiskChange__Output>
  DeleteMovies: MethodDefinition<_pandex_common_v1_Ids, _pandex_common_v1_BulkReply, _pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply__Output>
  DeleteWords: MethodDefinition<_pandex_common_v1_Ids, _pandex_common_v1_BulkReply, _pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply__Output>
  FindByDocIds: MethodDefinition<_pandex_disk_v1_DocIds, _pandex_disk_v1_DiskList, _pandex_disk_v1_DocIds__Output, _pandex_disk_v1_DiskList__Output>
  FindKnown: MethodDefinition<_pandex_disk_v1_FindKnownRequest, _pandex_disk_v1_FindKnownReply, _pandex_disk_v1_FindKnownRequest__Output, _pandex_disk_v1_FindKnownReply__Output>
  FindVisible: MethodDefinition<_pandex_disk_v1_DocIds, _pandex_disk_v1_VisibleDisks, _pandex_disk_v1_DocIds__Output, _pandex_disk_v1_VisibleDisks__Output>
  GetArticle: MethodDefinition<_pandex_disk_v1_ArticleRef, _pandex_disk_v1_Article, _pandex_disk_v1_ArticleRef__Output, _pandex_disk_v1_Article__Output>
  GetCategory: MethodDefinition<_pandex_disk_v1_GetCategoryRequest, _pandex_disk_v1_CategoryDetail, _pandex_disk_v1_GetCategoryRequest__Output, _pandex_disk_v1_CategoryDetail__Output>
  GetDoc: MethodDefinition<_pandex_disk_v1_GetDocRequest, _pandex_disk_v1_Disk, _pandex_disk_v1_GetDocRequest__Output, _pandex_disk_v1_Disk__Output>
  GetDriveHealth: MethodDefinition<_pandex_disk_v1_GetDriveHealthRequest, _pandex_disk_v1_DriveHealthList, _pandex_disk_v1_GetDriveHealthRequest__Output, _pandex_disk_v1_DriveHealthList__Output>
  GetMovie: MethodDefinition<_pandex_disk_v1_GetMovieRequest, _pandex_disk_v1_Movie, _pandex_disk_v1_GetMovieRequest__Output, _pandex_disk_v1_Movie__Output>
  GetServiceStatus: MethodDefinition<_pandex_common_v1_Empty, _pandex_common_v1_ServiceStatus, _pandex_common_v1_Empty__Output, _pandex_common_v1_ServiceStatus__Output>
  GetWord: MethodDefinition<_pandex_disk_v1_GetWordRequest, _pandex_disk_v1_Word, _pandex_disk_v1_GetWordRequest__Output, _pandex_disk_v1_Word__Output>
  ImportMovies: MethodDefinition<_pandex_disk_v1_ImportMoviesRequest, _pandex_disk_v1_ImportMoviesReply, _pandex_disk_v1_ImportMoviesRequest__Output, _pandex_disk_v1_ImportMoviesReply__Output>
  ListAll: MethodDefinition<_pandex_disk_v1_ListAllDisksRequest, _pandex_disk_v1_AdminDiskList, _pandex_disk_v1_ListAllDisksRequest__Output, _pandex_disk_v1_AdminDiskList__Output>
  ListAllCategories: MethodDefinition<_pandex_disk_v1_ListAllCategoriesRequest, _pandex_disk_v1_CategoryList, _pandex_disk_v1_ListAllCategoriesRequest__Output, _pandex_disk_v1_CategoryList__Output>
  ListBought: MethodDefinition<_pandex_disk_v1_ListBoughtRequest, _pandex_disk_v1_BoughtList, _pandex_disk_v1_ListBoughtRequest__Output, _pandex_disk_v1_BoughtList__Output>
  ListCategories: MethodDefinition<_pandex_disk_v1_ListCategoriesRequest, _pandex_disk_v1_CategoryPage, _pandex_disk_v1_ListCategoriesRequest__Output, _pandex_disk_v1_CategoryPage__Output>
  ListCategoryDisks: MethodDefinition<_pandex_disk_v1_ListCategoryDisksRequest, _pandex_disk_v1_CategoryDisks, _pandex_disk_v1_ListCategoryDisksRequest__Output, _pandex_disk_v1_CategoryDisks__Output>
  ListCategoryTree: MethodDefinition<_pandex_disk_v1_ListCategoriesRequest, _pandex_disk_v1_CategoryPage, _pandex_disk_v1_ListCategoriesRequest__Output, _pandex_disk_v1_CategoryPage__Output>
  ListChangedDocs: MethodDefinition<_pandex_disk_v1_ListChangedDocsRequest, _pandex_disk_v1_ChangedDocs, _pandex_disk_v1_ListChangedDocsRequest__Output, _pandex_disk_v1_ChangedDocs__Output>
  ListClaimLog: MethodDefinition<_pandex_disk_v1_ListClaimLogRequest, _pandex_disk_v1_ClaimLog, _pandex_disk_v1_ListClaimLogRequest__Output, _pandex_disk_v1_ClaimLog__Output>
  ListClaims: MethodDefinition<_pandex_disk_v1_ListClaimsRequest, _pandex_disk_v1_ClaimList, _pandex_disk_v1_ListClaimsRequest__Output, _pandex_disk_v1_ClaimList__Output>
  ListForArticles: MethodDefinition<_pandex_disk_v1_ListForArticlesRequest, _pandex_disk_v1_ArticleSubjectList, _pandex_disk_v1_ListForArticlesRequest__Output, _pandex_disk_v1_ArticleSubjectList__Output>
  ListForPrograms: MethodDefinition<_pandex_disk_v1_ListForProgramsRequest, _pandex_disk_v1_DiskList, _pandex_disk_v1_ListForProgramsRequest__Output, _pandex_disk_v1_DiskList__Output>
  ListHot: MethodDefinition<_pandex_disk_v1_ListDisksRequest, _pandex_disk_v1_DiskList, _pandex_disk_v1_ListDisksRequest__Output, _pandex_disk_v1_DiskList__Output>
  ListHotDisks: MethodDefinition<_pandex_disk_v1_ListHotDisksRequest, _pandex_disk_v1_HotDiskList, _pandex_disk_v1_ListHotDisksRequest__Output, _pandex_disk_v1_HotDiskList__Output>
  ListLatest: MethodDefinition<_pandex_disk_v1_ListDisksRequest, _pandex_disk_v1_DiskList, _pandex_disk_v1_ListDisksRequest__Output, _pandex_disk_v1_DiskList__Output>
  ListLatestByCategory: MethodDefinition<_pandex_disk_v1_ListLatestByCategoryRequest, _pandex_disk_v1_LatestByCategory, _pandex_disk_v1_ListLatestByCategoryRequest__Output, _pandex_disk_v1_LatestByCategory__Output>
  ListLatestMovies: MethodDefinition<_pandex_disk_v1_ListLatestMoviesRequest, _pandex_disk_v1_MovieList, _pandex_disk_v1_ListLatestMoviesRequest__Output, _pandex_disk_v1_MovieList__Output>
  ListMovies: MethodDefinition<_pandex_disk_v1_ListMoviesRequest, _pandex_disk_v1_MovieList, _pandex_disk_v1_ListMoviesRequest__Output, _pandex_disk_v1_MovieList__Output>
  ListNamedPages: MethodDefinition<_pandex_disk_v1_ListNamedPagesRequest, _pandex_disk_v1_NamedPageList, _pandex_disk_v1_ListNamedPagesRequest__Output, _pandex_disk_v1_NamedPageList__Output>
  ListPages: MethodDefinition<_pandex_disk_v1_ListPagesRequest, _pandex_disk_v1_PageList, _pandex_disk_v1_ListPagesRequest__Output, _pandex_disk_v1_PageList__Output>
  ListReports: MethodDefinition<_pandex_disk_v1_ListReportsRequest, _pandex_disk_v1_ReportList, _pandex_disk_v1_ListReportsRequest__Output, _pandex_disk_v1_ReportList__Output>
  ListSaved: MethodDefinition<_pandex_disk_v1_ListSavedRequest, _pandex_disk_v1_SavedList, _pandex_disk_v1_ListSavedRequest__Output, _pandex_disk_v1_SavedList__Output>
  ListTopViews: MethodDefinition<_pandex_disk_v1_ListTopViewsRequest, _pandex_disk_v1_TopViews, _pandex_disk_v1_ListTopViewsRequest__Output, _pandex_disk_v1_TopViews__Output>
  ListUserPurchases: MethodDefinition<_pandex_disk_v1_ListUserPurchasesRequest, _pandex_disk_v1_BoughtList, _pandex_disk_v1_ListUserPurchasesRequest__Output, _pandex_disk_v1_BoughtList__Output>
  ListUserReports: MethodDefinition<_pandex_disk_v1_ListUserReportsRequest, _pandex_disk_v1_UserReportList, _pandex_disk_v1_ListUserReportsRequest__Output, _pandex_disk_v1_UserReportList__Output>
  ListVersions: MethodDefinition<_pandex_disk_v1_ListVersionsRequest, _pandex_disk_v1_VersionList, _pandex_disk_v1_ListVersionsRequest__Output, _pandex_disk_v1_VersionList__Output>
  ListWords: MethodDefinition<_pandex_disk_v1_ListWordsRequest, _pandex_disk_v1_WordList, _pandex_disk_v1_ListWordsRequest__Output, _pandex_disk_v1_WordList__Output>
  QueueChecks: MethodDefinition<_pandex_disk_v1_QueueChecksRequest, _pandex_disk_v1_QueueChecksReply, _pandex_disk_v1_QueueChecksRequest__Output, _pandex_disk_v1_QueueChecksReply__Output>
  RecordViews: MethodDefinition<_pandex_disk_v1_RecordViewsRequest, _pandex_common_v1_Empty, _pandex_disk_v1_RecordViewsRequest__Output, _pandex_common_v1_Empty__Output>
  ReportDisk: MethodDefinition<_pandex_disk_v1_ReportDiskRequest, _pandex_common_v1_Empty, _pandex_disk_v1_ReportDiskRequest__Output, _pandex_common_v1_Empty__Output>
  ResendDocs: MethodDefinition<_pandex_disk_v1_DocIds, _pandex_common_v1_BulkReply, _pandex_disk_v1_DocIds__Output, _pandex_common_v1_BulkReply__Output>
  ResendSaved: MethodDefinition<_pandex_disk_v1_ResendSavedRequest, _pandex_common_v1_Empty, _pandex_disk_v1_ResendSavedRequest__Output, _pandex_common_v1_Empty__Output>
  ResolveReports: MethodDefinition<_pandex_disk_v1_ResolveReportsRequest, _pandex_disk_v1_ReportChange, _pandex_disk_v1_ResolveReportsRequest__Output, _pandex_disk_v1_ReportChange__Output>
  SaveArticle: MethodDefinition<_pandex_disk_v1_SaveArticleRequest, _pandex_disk_v1_Article, _pandex_disk_v1_SaveArticleRequest__Output, _pandex_disk_v1_Article__Output>
  SaveDisk: MethodDefinition<_pandex_disk_v1_SaveDiskRequest, _pandex_disk_v1_SaveDiskReply, _pandex_disk_v1_SaveDiskRequest__Output, _pandex_disk_v1_SaveDiskReply__Output>
  TestSetting: MethodDefinition<_pandex_common_v1_TestSettingRequest, _pandex_common_v1_TestSettingReply, _pandex_common_v1_TestSettingRequest__Output, _pandex_common_v1_TestSettingReply__Output>
  UndoChange: MethodDefinition<_pandex_disk_v1_UndoChangeRequest, _pandex_disk_v1_DiskChange, _pandex_disk_v1_UndoChangeRequest__Output, _pandex_disk_v1_DiskChange__Output>
  UpdateArticle: MethodDefinition<_pandex_disk_v1_UpdateArticleRequest, _pandex_disk_v1_Article, _pandex_disk_v1_UpdateArticleRequest__Output, _pandex_disk_v1_Article__Output>
  UpdateCategory: MethodDefinition<_pandex_disk_v1_UpdateCategoryRequest, _pandex_disk_v1_Category, _pandex_disk_v1_UpdateCategoryRequest__Output, _pandex_disk_v1_Category__Output>
  UpdateDisk: MethodDefinition<_pandex_disk_v1_UpdateDiskRequest, _pandex_disk_v1_Disk, _pandex_disk_v1_UpdateDiskRequest__Output, _pandex_disk_v1_Disk__Output>
  UpdateDisks: MethodDefinition<_pandex_disk_v1_UpdateDisksRequest, _pandex_disk_v1_DiskChange, _pandex_disk_v1_UpdateDisksRequest__Output, _pandex_disk_v1_DiskChange__Output>
  UpdateHotDisk: MethodDefinition<_pandex_disk_v1_UpdateHotDiskRequest, _pandex_disk_v1_HotDisk, _pandex_disk_v1_UpdateHotDiskRequest__Output, _pandex_disk_v1_HotDisk__Output>
  UpdateMeta: MethodDefinition<_pandex_disk_v1_UpdateMetaRequest, _pandex_disk_v1_Disk, _pandex_disk_v1_UpdateMetaRequest__Output, _pandex_disk_v1_Disk__Output>
  UpdateMovie: MethodDefinition<_pandex_disk_v1_UpdateMovieRequest, _pandex_disk_v1_Movie, _pandex_disk_v1_UpdateMovieRequest__Output, _pandex_disk_v1_Movie__Output>
  UpdateWord: MethodDefinition<_pandex_disk_v1_WordInput, _pandex_disk_v1_Word, _pandex_disk_v1_WordInput__Output, _pandex_disk_v1_Word__Output>
  VoteOnLink: MethodDefinition<_pandex_disk_v1_VoteOnLinkRequest, _pandex_common_v1_Empty, _pandex_disk_v1_VoteOnLinkRequest__Output, _pandex_common_v1_Empty__Output>
}
