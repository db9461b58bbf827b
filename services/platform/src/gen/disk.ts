import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { BulkFailure as _pandex_common_v1_BulkFailure, BulkFailure__Output as _pandex_common_v1_BulkFailure__Output } from './pandex/common/v1/BulkFailure.ts';
import type { BulkReply as _pandex_common_v1_BulkReply, BulkReply__Output as _pandex_common_v1_BulkReply__Output } from './pandex/common/v1/BulkReply.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from './pandex/common/v1/Empty.ts';
import type { Ids as _pandex_common_v1_Ids, Ids__Output as _pandex_common_v1_Ids__Output } from './pandex/common/v1/Ids.ts';
import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from './pandex/common/v1/Page.ts';
import type { ServiceStatus as _pandex_common_v1_ServiceStatus, ServiceStatus__Output as _pandex_common_v1_ServiceStatus__Output } from './pandex/common/v1/ServiceStatus.ts';
import type { TestSettingReply as _pandex_common_v1_TestSettingReply, TestSettingReply__Output as _pandex_common_v1_TestSettingReply__Output } from './pandex/common/v1/TestSettingReply.ts';
import type { TestSettingRequest as _pandex_common_v1_TestSettingRequest, TestSettingRequest__Output as _pandex_common_v1_TestSettingRequest__Output } from './pandex/common/v1/TestSettingRequest.ts';
import type { AdminDiskList as _pandex_disk_v1_AdminDiskList, AdminDiskList__Output as _pandex_disk_v1_AdminDiskList__Output } from './pandex/disk/v1/AdminDiskList.ts';
import type { AdvanceClaimsRequest as _pandex_disk_v1_AdvanceClaimsRequest, AdvanceClaimsRequest__Output as _pandex_disk_v1_AdvanceClaimsRequest__Output } from './pandex/disk/v1/AdvanceClaimsRequest.ts';
import type { Article as _pandex_disk_v1_Article, Article__Output as _pandex_disk_v1_Article__Output } from './pandex/disk/v1/Article.ts';
import type { ArticleRef as _pandex_disk_v1_ArticleRef, ArticleRef__Output as _pandex_disk_v1_ArticleRef__Output } from './pandex/disk/v1/ArticleRef.ts';
import type { ArticleSubject as _pandex_disk_v1_ArticleSubject, ArticleSubject__Output as _pandex_disk_v1_ArticleSubject__Output } from './pandex/disk/v1/ArticleSubject.ts';
import type { ArticleSubjectList as _pandex_disk_v1_ArticleSubjectList, ArticleSubjectList__Output as _pandex_disk_v1_ArticleSubjectList__Output } from './pandex/disk/v1/ArticleSubjectList.ts';
import type { BoughtDisk as _pandex_disk_v1_BoughtDisk, BoughtDisk__Output as _pandex_disk_v1_BoughtDisk__Output } from './pandex/disk/v1/BoughtDisk.ts';
import type { BoughtList as _pandex_disk_v1_BoughtList, BoughtList__Output as _pandex_disk_v1_BoughtList__Output } from './pandex/disk/v1/BoughtList.ts';
import type { BuyDiskReply as _pandex_disk_v1_BuyDiskReply, BuyDiskReply__Output as _pandex_disk_v1_BuyDiskReply__Output } from './pandex/disk/v1/BuyDiskReply.ts';
import type { BuyDiskRequest as _pandex_disk_v1_BuyDiskRequest, BuyDiskRequest__Output as _pandex_disk_v1_BuyDiskRequest__Output } from './pandex/disk/v1/BuyDiskRequest.ts';
import type { Category as _pandex_disk_v1_Category, Category__Output as _pandex_disk_v1_Category__Output } from './pandex/disk/v1/Category.ts';
import type { CategoryDetail as _pandex_disk_v1_CategoryDetail, CategoryDetail__Output as _pandex_disk_v1_CategoryDetail__Output } from './pandex/disk/v1/CategoryDetail.ts';
import type { CategoryDisks as _pandex_disk_v1_CategoryDisks, CategoryDisks__Output as _pandex_disk_v1_CategoryDisks__Output } from './pandex/disk/v1/CategoryDisks.ts';
import type { CategoryLatest as _pandex_disk_v1_CategoryLatest, CategoryLatest__Output as _pandex_disk_v1_CategoryLatest__Output } from './pandex/disk/v1/CategoryLatest.ts';
import type { CategoryList as _pandex_disk_v1_CategoryList, CategoryList__Output as _pandex_disk_v1_CategoryList__Output } from './pandex/disk/v1/CategoryList.ts';
import type { CategoryPage as _pandex_disk_v1_CategoryPage, CategoryPage__Output as _pandex_disk_v1_CategoryPage__Output } from './pandex/disk/v1/CategoryPage.ts';
import type { CategoryStep as _pandex_disk_v1_CategoryStep, CategoryStep__Output as _pandex_disk_v1_CategoryStep__Output } from './pandex/disk/v1/CategoryStep.ts';
import type { ChangedDocs as _pandex_disk_v1_ChangedDocs, ChangedDocs__Output as _pandex_disk_v1_ChangedDocs__Output } from './pandex/disk/v1/ChangedDocs.ts';
import type { CheckLinkRequest as _pandex_disk_v1_CheckLinkRequest, CheckLinkRequest__Output as _pandex_disk_v1_CheckLinkRequest__Output } from './pandex/disk/v1/CheckLinkRequest.ts';
import type { Claim as _pandex_disk_v1_Claim, Claim__Output as _pandex_disk_v1_Claim__Output } from './pandex/disk/v1/Claim.ts';
import type { ClaimList as _pandex_disk_v1_ClaimList, ClaimList__Output as _pandex_disk_v1_ClaimList__Output } from './pandex/disk/v1/ClaimList.ts';
import type { ClaimLog as _pandex_disk_v1_ClaimLog, ClaimLog__Output as _pandex_disk_v1_ClaimLog__Output } from './pandex/disk/v1/ClaimLog.ts';
import type { ClaimLogEntry as _pandex_disk_v1_ClaimLogEntry, ClaimLogEntry__Output as _pandex_disk_v1_ClaimLogEntry__Output } from './pandex/disk/v1/ClaimLogEntry.ts';
import type { ClaimStep as _pandex_disk_v1_ClaimStep, ClaimStep__Output as _pandex_disk_v1_ClaimStep__Output } from './pandex/disk/v1/ClaimStep.ts';
import type { CreateCategoryRequest as _pandex_disk_v1_CreateCategoryRequest, CreateCategoryRequest__Output as _pandex_disk_v1_CreateCategoryRequest__Output } from './pandex/disk/v1/CreateCategoryRequest.ts';
import type { DeleteCategoryRequest as _pandex_disk_v1_DeleteCategoryRequest, DeleteCategoryRequest__Output as _pandex_disk_v1_DeleteCategoryRequest__Output } from './pandex/disk/v1/DeleteCategoryRequest.ts';
import type { DeleteDisksRequest as _pandex_disk_v1_DeleteDisksRequest, DeleteDisksRequest__Output as _pandex_disk_v1_DeleteDisksRequest__Output } from './pandex/disk/v1/DeleteDisksRequest.ts';
import type { Disk as _pandex_disk_v1_Disk, Disk__Output as _pandex_disk_v1_Disk__Output } from './pandex/disk/v1/Disk.ts';
import type { DiskChange as _pandex_disk_v1_DiskChange, DiskChange__Output as _pandex_disk_v1_DiskChange__Output } from './pandex/disk/v1/DiskChange.ts';
import type { DiskEdges as _pandex_disk_v1_DiskEdges, DiskEdges__Output as _pandex_disk_v1_DiskEdges__Output } from './pandex/disk/v1/DiskEdges.ts';
import type { DiskFilter as _pandex_disk_v1_DiskFilter, DiskFilter__Output as _pandex_disk_v1_DiskFilter__Output } from './pandex/disk/v1/DiskFilter.ts';
import type { DiskList as _pandex_disk_v1_DiskList, DiskList__Output as _pandex_disk_v1_DiskList__Output } from './pandex/disk/v1/DiskList.ts';
import type { DiskMeta as _pandex_disk_v1_DiskMeta, DiskMeta__Output as _pandex_disk_v1_DiskMeta__Output } from './pandex/disk/v1/DiskMeta.ts';
import type { DiskPolicy as _pandex_disk_v1_DiskPolicy, DiskPolicy__Output as _pandex_disk_v1_DiskPolicy__Output } from './pandex/disk/v1/DiskPolicy.ts';
import type { DiskServiceClient as _pandex_disk_v1_DiskServiceClient, DiskServiceDefinition as _pandex_disk_v1_DiskServiceDefinition } from './pandex/disk/v1/DiskService.ts';
import type { DiskSet as _pandex_disk_v1_DiskSet, DiskSet__Output as _pandex_disk_v1_DiskSet__Output } from './pandex/disk/v1/DiskSet.ts';
import type { DiskVersion as _pandex_disk_v1_DiskVersion, DiskVersion__Output as _pandex_disk_v1_DiskVersion__Output } from './pandex/disk/v1/DiskVersion.ts';
import type { DiskWork as _pandex_disk_v1_DiskWork, DiskWork__Output as _pandex_disk_v1_DiskWork__Output } from './pandex/disk/v1/DiskWork.ts';
import type { DocIds as _pandex_disk_v1_DocIds, DocIds__Output as _pandex_disk_v1_DocIds__Output } from './pandex/disk/v1/DocIds.ts';
import type { DocPage as _pandex_disk_v1_DocPage, DocPage__Output as _pandex_disk_v1_DocPage__Output } from './pandex/disk/v1/DocPage.ts';
import type { DocViews as _pandex_disk_v1_DocViews, DocViews__Output as _pandex_disk_v1_DocViews__Output } from './pandex/disk/v1/DocViews.ts';
import type { DriveHealth as _pandex_disk_v1_DriveHealth, DriveHealth__Output as _pandex_disk_v1_DriveHealth__Output } from './pandex/disk/v1/DriveHealth.ts';
import type { DriveHealthList as _pandex_disk_v1_DriveHealthList, DriveHealthList__Output as _pandex_disk_v1_DriveHealthList__Output } from './pandex/disk/v1/DriveHealthList.ts';
import type { FailedLine as _pandex_disk_v1_FailedLine, FailedLine__Output as _pandex_disk_v1_FailedLine__Output } from './pandex/disk/v1/FailedLine.ts';
import type { FindKnownReply as _pandex_disk_v1_FindKnownReply, FindKnownReply__Output as _pandex_disk_v1_FindKnownReply__Output } from './pandex/disk/v1/FindKnownReply.ts';
import type { FindKnownRequest as _pandex_disk_v1_FindKnownRequest, FindKnownRequest__Output as _pandex_disk_v1_FindKnownRequest__Output } from './pandex/disk/v1/FindKnownRequest.ts';
import type { GetCategoryRequest as _pandex_disk_v1_GetCategoryRequest, GetCategoryRequest__Output as _pandex_disk_v1_GetCategoryRequest__Output } from './pandex/disk/v1/GetCategoryRequest.ts';
import type { GetDocRequest as _pandex_disk_v1_GetDocRequest, GetDocRequest__Output as _pandex_disk_v1_GetDocRequest__Output } from './pandex/disk/v1/GetDocRequest.ts';
import type { GetDriveHealthRequest as _pandex_disk_v1_GetDriveHealthRequest, GetDriveHealthRequest__Output as _pandex_disk_v1_GetDriveHealthRequest__Output } from './pandex/disk/v1/GetDriveHealthRequest.ts';
import type { GetMovieRequest as _pandex_disk_v1_GetMovieRequest, GetMovieRequest__Output as _pandex_disk_v1_GetMovieRequest__Output } from './pandex/disk/v1/GetMovieRequest.ts';
import type { GetWordRequest as _pandex_disk_v1_GetWordRequest, GetWordRequest__Output as _pandex_disk_v1_GetWordRequest__Output } from './pandex/disk/v1/GetWordRequest.ts';
import type { HotDisk as _pandex_disk_v1_HotDisk, HotDisk__Output as _pandex_disk_v1_HotDisk__Output } from './pandex/disk/v1/HotDisk.ts';
import type { HotDiskList as _pandex_disk_v1_HotDiskList, HotDiskList__Output as _pandex_disk_v1_HotDiskList__Output } from './pandex/disk/v1/HotDiskList.ts';
import type { ImportMoviesReply as _pandex_disk_v1_ImportMoviesReply, ImportMoviesReply__Output as _pandex_disk_v1_ImportMoviesReply__Output } from './pandex/disk/v1/ImportMoviesReply.ts';
import type { ImportMoviesRequest as _pandex_disk_v1_ImportMoviesRequest, ImportMoviesRequest__Output as _pandex_disk_v1_ImportMoviesRequest__Output } from './pandex/disk/v1/ImportMoviesRequest.ts';
import type { KnownShare as _pandex_disk_v1_KnownShare, KnownShare__Output as _pandex_disk_v1_KnownShare__Output } from './pandex/disk/v1/KnownShare.ts';
import type { LatestByCategory as _pandex_disk_v1_LatestByCategory, LatestByCategory__Output as _pandex_disk_v1_LatestByCategory__Output } from './pandex/disk/v1/LatestByCategory.ts';
import type { LinkState as _pandex_disk_v1_LinkState, LinkState__Output as _pandex_disk_v1_LinkState__Output } from './pandex/disk/v1/LinkState.ts';
import type { ListAllCategoriesRequest as _pandex_disk_v1_ListAllCategoriesRequest, ListAllCategoriesRequest__Output as _pandex_disk_v1_ListAllCategoriesRequest__Output } from './pandex/disk/v1/ListAllCategoriesRequest.ts';
import type { ListAllDisksRequest as _pandex_disk_v1_ListAllDisksRequest, ListAllDisksRequest__Output as _pandex_disk_v1_ListAllDisksRequest__Output } from './pandex/disk/v1/ListAllDisksRequest.ts';
import type { ListBoughtRequest as _pandex_disk_v1_ListBoughtRequest, ListBoughtRequest__Output as _pandex_disk_v1_ListBoughtRequest__Output } from './pandex/disk/v1/ListBoughtRequest.ts';
import type { ListCategoriesRequest as _pandex_disk_v1_ListCategoriesRequest, ListCategoriesRequest__Output as _pandex_disk_v1_ListCategoriesRequest__Output } from './pandex/disk/v1/ListCategoriesRequest.ts';
import type { ListCategoryDisksRequest as _pandex_disk_v1_ListCategoryDisksRequest, ListCategoryDisksRequest__Output as _pandex_disk_v1_ListCategoryDisksRequest__Output } from './pandex/disk/v1/ListCategoryDisksRequest.ts';
import type { ListChangedDocsRequest as _pandex_disk_v1_ListChangedDocsRequest, ListChangedDocsRequest__Output as _pandex_disk_v1_ListChangedDocsRequest__Output } from './pandex/disk/v1/ListChangedDocsRequest.ts';
import type { ListClaimLogRequest as _pandex_disk_v1_ListClaimLogRequest, ListClaimLogRequest__Output as _pandex_disk_v1_ListClaimLogRequest__Output } from './pandex/disk/v1/ListClaimLogRequest.ts';
import type { ListClaimsRequest as _pandex_disk_v1_ListClaimsRequest, ListClaimsRequest__Output as _pandex_disk_v1_ListClaimsRequest__Output } from './pandex/disk/v1/ListClaimsRequest.ts';
import type { ListDisksRequest as _pandex_disk_v1_ListDisksRequest, ListDisksRequest__Output as _pandex_disk_v1_ListDisksRequest__Output } from './pandex/disk/v1/ListDisksRequest.ts';
import type { ListForArticlesRequest as _pandex_disk_v1_ListForArticlesRequest, ListForArticlesRequest__Output as _pandex_disk_v1_ListForArticlesRequest__Output } from './pandex/disk/v1/ListForArticlesRequest.ts';
import type { ListForProgramsRequest as _pandex_disk_v1_ListForProgramsRequest, ListForProgramsRequest__Output as _pandex_disk_v1_ListForProgramsRequest__Output } from './pandex/disk/v1/ListForProgramsRequest.ts';
import type { ListHotDisksRequest as _pandex_disk_v1_ListHotDisksRequest, ListHotDisksRequest__Output as _pandex_disk_v1_ListHotDisksRequest__Output } from './pandex/disk/v1/ListHotDisksRequest.ts';
import type { ListLatestByCategoryRequest as _pandex_disk_v1_ListLatestByCategoryRequest, ListLatestByCategoryRequest__Output as _pandex_disk_v1_ListLatestByCategoryRequest__Output } from './pandex/disk/v1/ListLatestByCategoryRequest.ts';
import type { ListLatestMoviesRequest as _pandex_disk_v1_ListLatestMoviesRequest, ListLatestMoviesRequest__Output as _pandex_disk_v1_ListLatestMoviesRequest__Output } from './pandex/disk/v1/ListLatestMoviesRequest.ts';
import type { ListMoviesRequest as _pandex_disk_v1_ListMoviesRequest, ListMoviesRequest__Output as _pandex_disk_v1_ListMoviesRequest__Output } from './pandex/disk/v1/ListMoviesRequest.ts';
import type { ListNamedPagesRequest as _pandex_disk_v1_ListNamedPagesRequest, ListNamedPagesRequest__Output as _pandex_disk_v1_ListNamedPagesRequest__Output } from './pandex/disk/v1/ListNamedPagesRequest.ts';
import type { ListPagesRequest as _pandex_disk_v1_ListPagesRequest, ListPagesRequest__Output as _pandex_disk_v1_ListPagesRequest__Output } from './pandex/disk/v1/ListPagesRequest.ts';
import type { ListReportsRequest as _pandex_disk_v1_ListReportsRequest, ListReportsRequest__Output as _pandex_disk_v1_ListReportsRequest__Output } from './pandex/disk/v1/ListReportsRequest.ts';
import type { ListSavedRequest as _pandex_disk_v1_ListSavedRequest, ListSavedRequest__Output as _pandex_disk_v1_ListSavedRequest__Output } from './pandex/disk/v1/ListSavedRequest.ts';
import type { ListTopViewsRequest as _pandex_disk_v1_ListTopViewsRequest, ListTopViewsRequest__Output as _pandex_disk_v1_ListTopViewsRequest__Output } from './pandex/disk/v1/ListTopViewsRequest.ts';
import type { ListUserPurchasesRequest as _pandex_disk_v1_ListUserPurchasesRequest, ListUserPurchasesRequest__Output as _pandex_disk_v1_ListUserPurchasesRequest__Output } from './pandex/disk/v1/ListUserPurchasesRequest.ts';
import type { ListUserReportsRequest as _pandex_disk_v1_ListUserReportsRequest, ListUserReportsRequest__Output as _pandex_disk_v1_ListUserReportsRequest__Output } from './pandex/disk/v1/ListUserReportsRequest.ts';
import type { ListVersionsRequest as _pandex_disk_v1_ListVersionsRequest, ListVersionsRequest__Output as _pandex_disk_v1_ListVersionsRequest__Output } from './pandex/disk/v1/ListVersionsRequest.ts';
import type { ListWordsRequest as _pandex_disk_v1_ListWordsRequest, ListWordsRequest__Output as _pandex_disk_v1_ListWordsRequest__Output } from './pandex/disk/v1/ListWordsRequest.ts';
import type { Movie as _pandex_disk_v1_Movie, Movie__Output as _pandex_disk_v1_Movie__Output } from './pandex/disk/v1/Movie.ts';
import type { MovieList as _pandex_disk_v1_MovieList, MovieList__Output as _pandex_disk_v1_MovieList__Output } from './pandex/disk/v1/MovieList.ts';
import type { NamedPage as _pandex_disk_v1_NamedPage, NamedPage__Output as _pandex_disk_v1_NamedPage__Output } from './pandex/disk/v1/NamedPage.ts';
import type { NamedPageList as _pandex_disk_v1_NamedPageList, NamedPageList__Output as _pandex_disk_v1_NamedPageList__Output } from './pandex/disk/v1/NamedPageList.ts';
import type { PageList as _pandex_disk_v1_PageList, PageList__Output as _pandex_disk_v1_PageList__Output } from './pandex/disk/v1/PageList.ts';
import type { QueueChecksReply as _pandex_disk_v1_QueueChecksReply, QueueChecksReply__Output as _pandex_disk_v1_QueueChecksReply__Output } from './pandex/disk/v1/QueueChecksReply.ts';
import type { QueueChecksRequest as _pandex_disk_v1_QueueChecksRequest, QueueChecksRequest__Output as _pandex_disk_v1_QueueChecksRequest__Output } from './pandex/disk/v1/QueueChecksRequest.ts';
import type { RecordViewsRequest as _pandex_disk_v1_RecordViewsRequest, RecordViewsRequest__Output as _pandex_disk_v1_RecordViewsRequest__Output } from './pandex/disk/v1/RecordViewsRequest.ts';
import type { Report as _pandex_disk_v1_Report, Report__Output as _pandex_disk_v1_Report__Output } from './pandex/disk/v1/Report.ts';
import type { ReportChange as _pandex_disk_v1_ReportChange, ReportChange__Output as _pandex_disk_v1_ReportChange__Output } from './pandex/disk/v1/ReportChange.ts';
import type { ReportDiskRequest as _pandex_disk_v1_ReportDiskRequest, ReportDiskRequest__Output as _pandex_disk_v1_ReportDiskRequest__Output } from './pandex/disk/v1/ReportDiskRequest.ts';
import type { ReportEntry as _pandex_disk_v1_ReportEntry, ReportEntry__Output as _pandex_disk_v1_ReportEntry__Output } from './pandex/disk/v1/ReportEntry.ts';
import type { ReportFilter as _pandex_disk_v1_ReportFilter, ReportFilter__Output as _pandex_disk_v1_ReportFilter__Output } from './pandex/disk/v1/ReportFilter.ts';
import type { ReportList as _pandex_disk_v1_ReportList, ReportList__Output as _pandex_disk_v1_ReportList__Output } from './pandex/disk/v1/ReportList.ts';
import type { ResendSavedRequest as _pandex_disk_v1_ResendSavedRequest, ResendSavedRequest__Output as _pandex_disk_v1_ResendSavedRequest__Output } from './pandex/disk/v1/ResendSavedRequest.ts';
import type { ResolveReportsRequest as _pandex_disk_v1_ResolveReportsRequest, ResolveReportsRequest__Output as _pandex_disk_v1_ResolveReportsRequest__Output } from './pandex/disk/v1/ResolveReportsRequest.ts';
import type { SaveArticleRequest as _pandex_disk_v1_SaveArticleRequest, SaveArticleRequest__Output as _pandex_disk_v1_SaveArticleRequest__Output } from './pandex/disk/v1/SaveArticleRequest.ts';
import type { SaveDiskReply as _pandex_disk_v1_SaveDiskReply, SaveDiskReply__Output as _pandex_disk_v1_SaveDiskReply__Output } from './pandex/disk/v1/SaveDiskReply.ts';
import type { SaveDiskRequest as _pandex_disk_v1_SaveDiskRequest, SaveDiskRequest__Output as _pandex_disk_v1_SaveDiskRequest__Output } from './pandex/disk/v1/SaveDiskRequest.ts';
import type { SavedList as _pandex_disk_v1_SavedList, SavedList__Output as _pandex_disk_v1_SavedList__Output } from './pandex/disk/v1/SavedList.ts';
import type { ShareRef as _pandex_disk_v1_ShareRef, ShareRef__Output as _pandex_disk_v1_ShareRef__Output } from './pandex/disk/v1/ShareRef.ts';
import type { Texts as _pandex_disk_v1_Texts, Texts__Output as _pandex_disk_v1_Texts__Output } from './pandex/disk/v1/Texts.ts';
import type { TopResource as _pandex_disk_v1_TopResource, TopResource__Output as _pandex_disk_v1_TopResource__Output } from './pandex/disk/v1/TopResource.ts';
import type { TopSharer as _pandex_disk_v1_TopSharer, TopSharer__Output as _pandex_disk_v1_TopSharer__Output } from './pandex/disk/v1/TopSharer.ts';
import type { TopViews as _pandex_disk_v1_TopViews, TopViews__Output as _pandex_disk_v1_TopViews__Output } from './pandex/disk/v1/TopViews.ts';
import type { UndoChangeRequest as _pandex_disk_v1_UndoChangeRequest, UndoChangeRequest__Output as _pandex_disk_v1_UndoChangeRequest__Output } from './pandex/disk/v1/UndoChangeRequest.ts';
import type { UpdateArticleRequest as _pandex_disk_v1_UpdateArticleRequest, UpdateArticleRequest__Output as _pandex_disk_v1_UpdateArticleRequest__Output } from './pandex/disk/v1/UpdateArticleRequest.ts';
import type { UpdateCategoryRequest as _pandex_disk_v1_UpdateCategoryRequest, UpdateCategoryRequest__Output as _pandex_disk_v1_UpdateCategoryRequest__Output } from './pandex/disk/v1/UpdateCategoryRequest.ts';
import type { UpdateDiskRequest as _pandex_disk_v1_UpdateDiskRequest, UpdateDiskRequest__Output as _pandex_disk_v1_UpdateDiskRequest__Output } from './pandex/disk/v1/UpdateDiskRequest.ts';
import type { UpdateDisksRequest as _pandex_disk_v1_UpdateDisksRequest, UpdateDisksRequest__Output as _pandex_disk_v1_UpdateDisksRequest__Output } from './pandex/disk/v1/UpdateDisksRequest.ts';
import type { UpdateHotDiskRequest as _pandex_disk_v1_UpdateHotDiskRequest, UpdateHotDiskRequest__Output as _pandex_disk_v1_UpdateHotDiskRequest__Output } from './pandex/disk/v1/UpdateHotDiskRequest.ts';
import type { UpdateMetaRequest as _pandex_disk_v1_UpdateMetaRequest, UpdateMetaRequest__Output as _pandex_disk_v1_UpdateMetaRequest__Output } from './pandex/disk/v1/UpdateMetaRequest.ts';
import type { UpdateMovieRequest as _pandex_disk_v1_UpdateMovieRequest, UpdateMovieRequest__Output as _pandex_disk_v1_UpdateMovieRequest__Output } from './pandex/disk/v1/UpdateMovieRequest.ts';
import type { UserReport as _pandex_disk_v1_UserReport, UserReport__Output as _pandex_disk_v1_UserReport__Output } from './pandex/disk/v1/UserReport.ts';
import type { UserReportList as _pandex_disk_v1_UserReportList, UserReportList__Output as _pandex_disk_v1_UserReportList__Output } from './pandex/disk/v1/UserReportList.ts';
import type { VersionList as _pandex_disk_v1_VersionList, VersionList__Output as _pandex_disk_v1_VersionList__Output } from './pandex/disk/v1/VersionList.ts';
import type { VisibleDisk as _pandex_disk_v1_VisibleDisk, VisibleDisk__Output as _pandex_disk_v1_VisibleDisk__Output } from './pandex/disk/v1/VisibleDisk.ts';
import type { VisibleDisks as _pandex_disk_v1_VisibleDisks, VisibleDisks__Output as _pandex_disk_v1_VisibleDisks__Output } from './pandex/disk/v1/VisibleDisks.ts';
import type { VoteOnLinkRequest as _pandex_disk_v1_VoteOnLinkRequest, VoteOnLinkRequest__Output as _pandex_disk_v1_VoteOnLinkRequest__Output } from './pandex/disk/v1/VoteOnLinkRequest.ts';
import type { Word as _pandex_disk_v1_Word, Word__Output as _pandex_disk_v1_Word__Output } from './pandex/disk/v1/Word.ts';
import type { WordInput as _pandex_disk_v1_WordInput, WordInput__Output as _pandex_disk_v1_WordInput__Output } from './pandex/disk/v1/WordInput.ts';
import type { WordList as _pandex_disk_v1_WordList, WordList__Output as _pandex_disk_v1_WordList__Output } from './pandex/disk/v1/WordList.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    common: {
      v1: {
        BulkFailure: MessageTypeDefinition<_pandex_common_v1_BulkFailure, _pandex_common_v1_BulkFailure__Output>
        BulkReply: MessageTypeDefinition<_pandex_common_v1_BulkReply, _pandex_common_v1_BulkReply__Output>
        Empty: MessageTypeDefinition<_pandex_common_v1_Empty, _pandex_common_v1_Empty__Output>
        Ids: MessageTypeDefinition<_pandex_common_v1_Ids, _pandex_common_v1_Ids__Output>
        Page: MessageTypeDefinition<_pandex_common_v1_Page, _pandex_common_v1_Page__Output>
        ServiceStatus: MessageTypeDefinition<_pandex_common_v1_ServiceStatus, _pandex_common_v1_ServiceStatus__Output>
        TestSettingReply: MessageTypeDefinition<_pandex_common_v1_TestSettingReply, _pandex_common_v1_TestSettingReply__Output>
        TestSettingRequest: MessageTypeDefinition<_pandex_common_v1_TestSettingRequest, _pandex_common_v1_TestSettingRequest__Output>
      }
    }
    disk: {
      v1: {
        AdminDiskList: MessageTypeDefinition<_pandex_disk_v1_AdminDiskList, _pandex_disk_v1_AdminDiskList__Output>
        AdvanceClaimsRequest: MessageTypeDefinition<_pandex_disk_v1_AdvanceClaimsRequest, _pandex_disk_v1_AdvanceClaimsRequest__Output>
        Article: MessageTypeDefinition<_pandex_disk_v1_Article, _pandex_disk_v1_Article__Output>
        ArticleRef: MessageTypeDefinition<_pandex_disk_v1_ArticleRef, _pandex_disk_v1_ArticleRef__Output>
        ArticleSubject: MessageTypeDefinition<_pandex_disk_v1_ArticleSubject, _pandex_disk_v1_ArticleSubject__Output>
        ArticleSubjectList: MessageTypeDefinition<_pandex_disk_v1_ArticleSubjectList, _pandex_disk_v1_ArticleSubjectList__Output>
        BoughtDisk: MessageTypeDefinition<_pandex_disk_v1_BoughtDisk, _pandex_disk_v1_BoughtDisk__Output>
        BoughtList: MessageTypeDefinition<_pandex_disk_v1_BoughtList, _pandex_disk_v1_BoughtList__Output>
        BuyDiskReply: MessageTypeDefinition<_pandex_disk_v1_BuyDiskReply, _pandex_disk_v1_BuyDiskReply__Output>
        BuyDiskRequest: MessageTypeDefinition<_pandex_disk_v1_BuyDiskRequest, _pandex_disk_v1_BuyDiskRequest__Output>
        Category: MessageTypeDefinition<_pandex_disk_v1_Category, _pandex_disk_v1_Category__Output>
        CategoryDetail: MessageTypeDefinition<_pandex_disk_v1_CategoryDetail, _pandex_disk_v1_CategoryDetail__Output>
        CategoryDisks: MessageTypeDefinition<_pandex_disk_v1_CategoryDisks, _pandex_disk_v1_CategoryDisks__Output>
        CategoryLatest: MessageTypeDefinition<_pandex_disk_v1_CategoryLatest, _pandex_disk_v1_CategoryLatest__Output>
        CategoryList: MessageTypeDefinition<_pandex_disk_v1_CategoryList, _pandex_disk_v1_CategoryList__Output>
        CategoryPage: MessageTypeDefinition<_pandex_disk_v1_CategoryPage, _pandex_disk_v1_CategoryPage__Output>
        CategoryStep: MessageTypeDefinition<_pandex_disk_v1_CategoryStep, _pandex_disk_v1_CategoryStep__Output>
        ChangedDocs: MessageTypeDefinition<_pandex_disk_v1_ChangedDocs, _pandex_disk_v1_ChangedDocs__Output>
        CheckLinkRequest: MessageTypeDefinition<_pandex_disk_v1_CheckLinkRequest, _pandex_disk_v1_CheckLinkRequest__Output>
        Claim: MessageTypeDefinition<_pandex_disk_v1_Claim, _pandex_disk_v1_Claim__Output>
        ClaimList: MessageTypeDefinition<_pandex_disk_v1_ClaimList, _pandex_disk_v1_ClaimList__Output>
        ClaimLog: MessageTypeDefinition<_pandex_disk_v1_ClaimLog, _pandex_disk_v1_ClaimLog__Output>
        ClaimLogEntry: MessageTypeDefinition<_pandex_disk_v1_ClaimLogEntry, _pandex_disk_v1_ClaimLogEntry__Output>
        ClaimStep: MessageTypeDefinition<_pandex_disk_v1_ClaimStep, _pandex_disk_v1_ClaimStep__Output>
        CreateCategoryRequest: MessageTypeDefinition<_pandex_disk_v1_CreateCategoryRequest, _pandex_disk_v1_CreateCategoryRequest__Output>
        DeleteCategoryRequest: MessageTypeDefinition<_pandex_disk_v1_DeleteCategoryRequest, _pandex_disk_v1_DeleteCategoryRequest__Output>
        DeleteDisksRequest: MessageTypeDefinition<_pandex_disk_v1_DeleteDisksRequest, _pandex_disk_v1_DeleteDisksRequest__Output>
        Disk: MessageTypeDefinition<_pandex_disk_v1_Disk, _pandex_disk_v1_Disk__Output>
        DiskChange: MessageTypeDefinition<_pandex_disk_v1_DiskChange, _pandex_disk_v1_DiskChange__Output>
        DiskEdges: MessageTypeDefinition<_pandex_disk_v1_DiskEdges, _pandex_disk_v1_DiskEdges__Output>
        DiskFilter: MessageTypeDefinition<_pandex_disk_v1_DiskFilter, _pandex_disk_v1_DiskFilter__Output>
        DiskList: MessageTypeDefinition<_pandex_disk_v1_DiskList, _pandex_disk_v1_DiskList__Output>
        DiskMeta: MessageTypeDefinition<_pandex_disk_v1_DiskMeta, _pandex_disk_v1_DiskMeta__Output>
        DiskPolicy: MessageTypeDefinition<_pandex_disk_v1_DiskPolicy, _pandex_disk_v1_DiskPolicy__Output>
        DiskService: SubtypeConstructor<typeof grpc.Client, _pandex_disk_v1_DiskServiceClient> & { service: _pandex_disk_v1_DiskServiceDefinition }
        DiskSet: MessageTypeDefinition<_pandex_disk_v1_DiskSet, _pandex_disk_v1_DiskSet__Output>
        DiskVersion: MessageTypeDefinition<_pandex_disk_v1_DiskVersion, _pandex_disk_v1_DiskVersion__Output>
        DiskWork: MessageTypeDefinition<_pandex_disk_v1_DiskWork, _pandex_disk_v1_DiskWork__Output>
        DocIds: MessageTypeDefinition<_pandex_disk_v1_DocIds, _pandex_disk_v1_DocIds__Output>
        DocPage: MessageTypeDefinition<_pandex_disk_v1_DocPage, _pandex_disk_v1_DocPage__Output>
        DocViews: MessageTypeDefinition<_pandex_disk_v1_DocViews, _pandex_disk_v1_DocViews__Output>
        DriveHealth: MessageTypeDefinition<_pandex_disk_v1_DriveHealth, _pandex_disk_v1_DriveHealth__Output>
        DriveHealthList: MessageTypeDefinition<_pandex_disk_v1_DriveHealthList, _pandex_disk_v1_DriveHealthList__Output>
        FailedLine: MessageTypeDefinition<_pandex_disk_v1_FailedLine, _pandex_disk_v1_FailedLine__Output>
        FindKnownReply: MessageTypeDefinition<_pandex_disk_v1_FindKnownReply, _pandex_disk_v1_FindKnownReply__Output>
        FindKnownRequest: MessageTypeDefinition<_pandex_disk_v1_FindKnownRequest, _pandex_disk_v1_FindKnownRequest__Output>
        GetCategoryRequest: MessageTypeDefinition<_pandex_disk_v1_GetCategoryRequest, _pandex_disk_v1_GetCategoryRequest__Output>
        GetDocRequest: MessageTypeDefinition<_pandex_disk_v1_GetDocRequest, _pandex_disk_v1_GetDocRequest__Output>
        GetDriveHealthRequest: MessageTypeDefinition<_pandex_disk_v1_GetDriveHealthRequest, _pandex_disk_v1_GetDriveHealthRequest__Output>
        GetMovieRequest: MessageTypeDefinition<_pandex_disk_v1_GetMovieRequest, _pandex_disk_v1_GetMovieRequest__Output>
        GetWordRequest: MessageTypeDefinition<_pandex_disk_v1_GetWordRequest, _pandex_disk_v1_GetWordRequest__Output>
        HotDisk: MessageTypeDefinition<_pandex_disk_v1_HotDisk, _pandex_disk_v1_HotDisk__Output>
        HotDiskList: MessageTypeDefinition<_pandex_disk_v1_HotDiskList, _pandex_disk_v1_HotDiskList__Output>
        ImportMoviesReply: MessageTypeDefinition<_pandex_disk_v1_ImportMoviesReply, _pandex_disk_v1_ImportMoviesReply__Output>
        ImportMoviesRequest: MessageTypeDefinition<_pandex_disk_v1_ImportMoviesRequest, _pandex_disk_v1_ImportMoviesRequest__Output>
        KnownShare: MessageTypeDefinition<_pandex_disk_v1_KnownShare, _pandex_disk_v1_KnownShare__Output>
        LatestByCategory: MessageTypeDefinition<_pandex_disk_v1_LatestByCategory, _pandex_disk_v1_LatestByCategory__Output>
        LinkState: MessageTypeDefinition<_pandex_disk_v1_LinkState, _pandex_disk_v1_LinkState__Output>
        ListAllCategoriesRequest: MessageTypeDefinition<_pandex_disk_v1_ListAllCategoriesRequest, _pandex_disk_v1_ListAllCategoriesRequest__Output>
        ListAllDisksRequest: MessageTypeDefinition<_pandex_disk_v1_ListAllDisksRequest, _pandex_disk_v1_ListAllDisksRequest__Output>
        ListBoughtRequest: MessageTypeDefinition<_pandex_disk_v1_ListBoughtRequest, _pandex_disk_v1_ListBoughtRequest__Output>
        ListCategoriesRequest: MessageTypeDefinition<_pandex_disk_v1_ListCategoriesRequest, _pandex_disk_v1_ListCategoriesRequest__Output>
        ListCategoryDisksRequest: MessageTypeDefinition<_pandex_disk_v1_ListCategoryDisksRequest, _pandex_disk_v1_ListCategoryDisksRequest__Output>
        ListChangedDocsRequest: MessageTypeDefinition<_pandex_disk_v1_ListChangedDocsRequest, _pandex_disk_v1_ListChangedDocsRequest__Output>
        ListClaimLogRequest: MessageTypeDefinition<_pandex_disk_v1_ListClaimLogRequest, _pandex_disk_v1_ListClaimLogRequest__Output>
        ListClaimsRequest: MessageTypeDefinition<_pandex_disk_v1_ListClaimsRequest, _pandex_disk_v1_ListClaimsRequest__Output>
        ListDisksRequest: MessageTypeDefinition<_pandex_disk_v1_ListDisksRequest, _pandex_disk_v1_ListDisksRequest__Output>
        ListForArticlesRequest: MessageTypeDefinition<_pandex_disk_v1_ListForArticlesRequest, _pandex_disk_v1_ListForArticlesRequest__Output>
        ListForProgramsRequest: MessageTypeDefinition<_pandex_disk_v1_ListForProgramsRequest, _pandex_disk_v1_ListForProgramsRequest__Output>
        ListHotDisksRequest: MessageTypeDefinition<_pandex_disk_v1_ListHotDisksRequest, _pandex_disk_v1_ListHotDisksRequest__Output>
        ListLatestByCategoryRequest: MessageTypeDefinition<_pandex_disk_v1_ListLatestByCategoryRequest, _pandex_disk_v1_ListLatestByCategoryRequest__Output>
        ListLatestMoviesRequest: MessageTypeDefinition<_pandex_disk_v1_ListLatestMoviesRequest, _pandex_disk_v1_ListLatestMoviesRequest__Output>
        ListMoviesRequest: MessageTypeDefinition<_pandex_disk_v1_ListMoviesRequest, _pandex_disk_v1_ListMoviesRequest__Output>
        ListNamedPagesRequest: MessageTypeDefinition<_pandex_disk_v1_ListNamedPagesRequest, _pandex_disk_v1_ListNamedPagesRequest__Output>
        ListPagesRequest: MessageTypeDefinition<_pandex_disk_v1_ListPagesRequest, _pandex_disk_v1_ListPagesRequest__Output>
        ListReportsRequest: MessageTypeDefinition<_pandex_disk_v1_ListReportsRequest, _pandex_disk_v1_ListReportsRequest__Output>
        ListSavedRequest: MessageTypeDefinition<_pandex_disk_v1_ListSavedRequest, _pandex_disk_v1_ListSavedRequest__Output>
        ListTopViewsRequest: MessageTypeDefinition<_pandex_disk_v1_ListTopViewsRequest, _pandex_disk_v1_ListTopViewsRequest__Output>
        ListUserPurchasesRequest: MessageTypeDefinition<_pandex_disk_v1_ListUserPurchasesRequest, _pandex_disk_v1_ListUserPurchasesRequest__Output>
        ListUserReportsRequest: MessageTypeDefinition<_pandex_disk_v1_ListUserReportsRequest, _pandex_disk_v1_ListUserReportsRequest__Output>
        ListVersionsRequest: MessageTypeDefinition<_pandex_disk_v1_ListVersionsRequest, _pandex_disk_v1_ListVersionsRequest__Output>
        ListWordsRequest: MessageTypeDefinition<_pandex_disk_v1_ListWordsRequest, _pandex_disk_v1_ListWordsRequest__Output>
        Movie: MessageTypeDefinition<_pandex_disk_v1_Movie, _pandex_disk_v1_Movie__Output>
        MovieList: MessageTypeDefinition<_pandex_disk_v1_MovieList, _pandex_disk_v1_MovieList__Output>
        NamedPage: MessageTypeDefinition<_pandex_disk_v1_NamedPage, _pandex_disk_v1_NamedPage__Output>
        NamedPageList: MessageTypeDefinition<_pandex_disk_v1_NamedPageList, _pandex_disk_v1_NamedPageList__Output>
        PageList: MessageTypeDefinition<_pandex_disk_v1_PageList, _pandex_disk_v1_PageList__Output>
        QueueChecksReply: MessageTypeDefinition<_pandex_disk_v1_QueueChecksReply, _pandex_disk_v1_QueueChecksReply__Output>
        QueueChecksRequest: MessageTypeDefinition<_pandex_disk_v1_QueueChecksRequest, _pandex_disk_v1_QueueChecksRequest__Output>
        RecordViewsRequest: MessageTypeDefinition<_pandex_disk_v1_RecordViewsRequest, _pandex_disk_v1_RecordViewsRequest__Output>
        Report: MessageTypeDefinition<_pandex_disk_v1_Report, _pandex_disk_v1_Report__Output>
        ReportChange: MessageTypeDefinition<_pandex_disk_v1_ReportChange, _pandex_disk_v1_ReportChange__Output>
        ReportDiskRequest: MessageTypeDefinition<_pandex_disk_v1_ReportDiskRequest, _pandex_disk_v1_ReportDiskRequest__Output>
        ReportEntry: MessageTypeDefinition<_pandex_disk_v1_ReportEntry, _pandex_disk_v1_ReportEntry__Output>
        ReportFilter: MessageTypeDefinition<_pandex_disk_v1_ReportFilter, _pandex_disk_v1_ReportFilter__Output>
        ReportList: MessageTypeDefinition<_pandex_disk_v1_ReportList, _pandex_disk_v1_ReportList__Output>
        ResendSavedRequest: MessageTypeDefinition<_pandex_disk_v1_ResendSavedRequest, _pandex_disk_v1_ResendSavedRequest__Output>
        ResolveReportsRequest: MessageTypeDefinition<_pandex_disk_v1_ResolveReportsRequest, _pandex_disk_v1_ResolveReportsRequest__Output>
        SaveArticleRequest: MessageTypeDefinition<_pandex_disk_v1_SaveArticleRequest, _pandex_disk_v1_SaveArticleRequest__Output>
        SaveDiskReply: MessageTypeDefinition<_pandex_disk_v1_SaveDiskReply, _pandex_disk_v1_SaveDiskReply__Output>
        SaveDiskRequest: MessageTypeDefinition<_pandex_disk_v1_SaveDiskRequest, _pandex_disk_v1_SaveDiskRequest__Output>
        SavedList: MessageTypeDefinition<_pandex_disk_v1_SavedList, _pandex_disk_v1_SavedList__Output>
        ShareRef: MessageTypeDefinition<_pandex_disk_v1_ShareRef, _pandex_disk_v1_ShareRef__Output>
        Texts: MessageTypeDefinition<_pandex_disk_v1_Texts, _pandex_disk_v1_Texts__Output>
        TopResource: MessageTypeDefinition<_pandex_disk_v1_TopResource, _pandex_disk_v1_TopResource__Output>
        TopSharer: MessageTypeDefinition<_pandex_disk_v1_TopSharer, _pandex_disk_v1_TopSharer__Output>
        TopViews: MessageTypeDefinition<_pandex_disk_v1_TopViews, _pandex_disk_v1_TopViews__Output>
        UndoChangeRequest: MessageTypeDefinition<_pandex_disk_v1_UndoChangeRequest, _pandex_disk_v1_UndoChangeRequest__Output>
        UpdateArticleRequest: MessageTypeDefinition<_pandex_disk_v1_UpdateArticleRequest, _pandex_disk_v1_UpdateArticleRequest__Output>
        UpdateCategoryRequest: MessageTypeDefinition<_pandex_disk_v1_UpdateCategoryRequest, _pandex_disk_v1_UpdateCategoryRequest__Output>
        UpdateDiskRequest: MessageTypeDefinition<_pandex_disk_v1_UpdateDiskRequest, _pandex_disk_v1_UpdateDiskRequest__Output>
        UpdateDisksRequest: MessageTypeDefinition<_pandex_disk_v1_UpdateDisksRequest, _pandex_disk_v1_UpdateDisksRequest__Output>
        UpdateHotDiskRequest: MessageTypeDefinition<_pandex_disk_v1_UpdateHotDiskRequest, _pandex_disk_v1_UpdateHotDiskRequest__Output>
        UpdateMetaRequest: MessageTypeDefinition<_pandex_disk_v1_UpdateMetaRequest, _pandex_disk_v1_UpdateMetaRequest__Output>
        UpdateMovieRequest: MessageTypeDefinition<_pandex_disk_v1_UpdateMovieRequest, _pandex_disk_v1_UpdateMovieRequest__Output>
        UserReport: MessageTypeDefinition<_pandex_disk_v1_UserReport, _pandex_disk_v1_UserReport__Output>
        UserReportList: MessageTypeDefinition<_pandex_disk_v1_UserReportList, _pandex_disk_v1_UserReportList__Output>
        VersionList: MessageTypeDefinition<_pandex_disk_v1_VersionList, _pandex_disk_v1_VersionList__Output>
        VisibleDisk: MessageTypeDefinition<_pandex_disk_v1_VisibleDisk, _pandex_disk_v1_VisibleDisk__Output>
        VisibleDisks: MessageTypeDefinition<_pandex_disk_v1_VisibleDisks, _pandex_disk_v1_VisibleDisks__Output>
        VoteOnLinkRequest: MessageTypeDefinition<_pandex_disk_v1_VoteOnLinkRequest, _pandex_disk_v1_VoteOnLinkRequest__Output>
        Word: MessageTypeDefinition<_pandex_disk_v1_Word, _pandex_disk_v1_Word__Output>
        WordInput: MessageTypeDefinition<_pandex_disk_v1_WordInput, _pandex_disk_v1_WordInput__Output>
        WordList: MessageTypeDefinition<_pandex_disk_v1_WordList, _pandex_disk_v1_WordList__Output>
      }
    }
  }
}

